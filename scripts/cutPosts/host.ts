import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect, createServer as createRelay, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { freePort } from '../lib/freePort.ts'
import { mustHave } from '../lib/mustHave.ts'
import { portOf } from '../lib/portOf.ts'
import { runNginx } from '../lib/runNginx.ts'
import { countPresses, readBody, sessionTroubles, troubles } from './countPresses.ts'
import type { OpenedPage } from './engines.ts'
import type { Asked, Press } from './page.ts'

const examples = join(import.meta.dirname, '../../deploy/nginx')

/** A press in trouble, and how often it came. */
export interface CountedPress extends Press {
  readonly came: number
}

/** A page that presses, with all that stands behind it. */
interface Host extends Omit<OpenedPage, 'address'> {
  /** The names of what can go wrong. */
  readonly troubles: readonly string[]
  /** The address of a page that presses while something goes wrong. */
  readonly addressOf: (trouble: string) => string
  /**
   * What the page was told of each press and how often it came; null where the page does not end in so
   * many milliseconds.
   */
  readonly finished: (milliseconds: number) => Promise<CountedPress[] | null>
  readonly stop: () => Promise<void>
}

/**
 * Starts a page that presses, and a back end that counts the calls that come for each press. The page stands
 * behind nginx, and the back end too: below the page's address with the files of deploy/nginx, and with a
 * nginx that knows nothing of presses. It also has origins of its own, as in most cities: one keeps connections
 * after an answer, one keeps none.
 *
 * @param protocol - which all of it speaks to the browser
 */
export async function startHost(protocol: 'HTTP/1.1' | 'HTTP/2'): Promise<Host> {
  const isSecure = protocol === 'HTTP/2'
  const folder = mkdtempSync(join(tmpdir(), 'cut-posts-'))
  const certificate = isSecure ? makeCertificate(folder) : undefined
  const nginxPort = await freePort()
  const counts = new Map<string, number>()
  const relay = createCuttingRelay(nginxPort)
  const behind = createServer(countPresses(counts, { ...troubles, cut: relay.cut }))
  const createOther = (keeps: boolean): Server =>
    certificate === undefined
      ? createServer({ keepAliveTimeout: 60_000 }, countPresses(counts, troubles, keeps))
      : createSecureServer(certificate, countPresses(counts, sessionTroubles, keeps))
  const [keeping, closing] = [createOther(true), createOther(false)]
  const page = await createPage()
  const servers = [relay.server, behind, page.server, keeping, closing]
  for (const server of servers) await listen(server)
  const ports = servers.map(portOf)
  writeSettings({
    folder,
    nginxPort,
    behindPort: portOf(behind),
    pagePort: portOf(page.server),
    isSecure,
  })
  const nginx = await runNginx({
    settings: ['-p', folder, '-c', join(folder, 'nginx.conf')],
    port: nginxPort,
  })
  const origin = (server: Server) => `${isSecure ? 'https' : 'http'}://127.0.0.1:${portOf(server)}/`
  const own = origin(relay.server)

  return {
    fingerprint: certificate?.fingerprint,
    ports,
    troubles: Object.keys(isSecure ? sessionTroubles : troubles),
    addressOf: (trouble) => {
      const places = {
        another: origin(keeping),
        'another, nothing kept': origin(closing),
        // Nothing has nginx send a GOAWAY before an answer.
        ...(trouble !== 'GOAWAY' && {
          'own, nginx alone': `${own}alone/`,
          'own, deploy/nginx': `${own}back-end/`,
        }),
      }
      const asked: Asked = { places, trouble }
      return `${own}#${encodeURIComponent(JSON.stringify(asked))}`
    },
    finished: async (milliseconds) => {
      counts.clear()
      const told = await page.told(milliseconds)
      return told?.map((press) => withCount(press, counts.get(press.name) ?? 0)) ?? null
    },
    stop: async () => {
      relay.cut()
      await nginx.stop()
      for (const server of servers) server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function withCount(press: Press, came: number): CountedPress {
  return { ...press, came }
}

/** Hands bytes on to a port, until it cuts all connections as a network does. */
function createCuttingRelay(port: number): { server: Server; cut: () => void } {
  const sockets = new Set<Socket>()
  const server = createRelay((socket) => {
    const further = connect(port, '127.0.0.1')
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      further.destroy()
    })
    further.once('close', () => socket.destroy())
    for (const one of [socket, further]) one.on('error', () => {})
    socket.pipe(further).pipe(socket)
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { server, cut }
}

/** The page, and what it has been told when it ends. */
async function createPage() {
  const script = await bundlePage()
  let finish: (told: Press[]) => void = () => {}
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>',
    )
    if (request.url !== '/finished') return
    const told: Press[] = JSON.parse(await readBody(request))
    finish(told)
  }
  return {
    server: createServer((request, response) => void answer(request, response)),
    told: async (milliseconds: number) => {
      const { promise, resolve } = Promise.withResolvers<Press[] | null>()
      const timer = setTimeout(() => resolve(null), milliseconds)
      finish = resolve
      const told = await promise
      clearTimeout(timer)
      return told
    },
  }
}

async function bundlePage(): Promise<string> {
  const entry = join(import.meta.dirname, 'page.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@parking/source'] },
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const [bundle] = Array.isArray(built) ? built : []
  return mustHave(bundle, "the page's bundle").output[0].code
}

async function listen(server: Server): Promise<void> {
  for (const failed of ['sessionError', 'clientError', 'tlsClientError'])
    server.on(failed, () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** @throws {Error} where there is no openssl */
function makeCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const openssl = (words: readonly string[]) =>
    String(execFileSync('openssl', words, { stdio: 'pipe' }))
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  openssl([
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ])
  const [, fingerprint] = openssl(['x509', '-in', cert, '-noout', '-fingerprint', '-sha256'])
    .trim()
    .split('=')
  return { key: readFileSync(key), cert: readFileSync(cert), fingerprint }
}

/** What nginx has to know of the host. */
interface Settings {
  readonly folder: string
  readonly nginxPort: number
  readonly behindPort: number
  readonly pagePort: number
  readonly isSecure: boolean
}

/** Writes nginx's settings around the files of deploy/nginx, in which only places are changed. */
function writeSettings({ folder, nginxPort, behindPort, pagePort, isSecure }: Settings): void {
  mkdirSync(join(folder, 'tmp'))
  cpSync(join(examples, 'http.conf'), join(folder, 'http.conf'))
  const backEnd = readFileSync(join(examples, 'back-end.conf'), 'utf8')
    .replace('https://back-end.parking.example/', `http://127.0.0.1:${behindPort}/`)
    .replace('/var/log/nginx/', `${folder}/`)
  writeFileSync(join(folder, 'back-end.conf'), backEnd)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const lines = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr crit;',
    'events {}',
    'http {',
    ...kinds.map((kind) => `${kind}_temp_path tmp/${kind};`),
    `include ${folder}/http.conf;`,
    'access_log off;',
    'server {',
    `listen 127.0.0.1:${nginxPort}${isSecure ? ' ssl http2' : ''};`,
    ...(isSecure
      ? [`ssl_certificate ${folder}/cert.pem;`, `ssl_certificate_key ${folder}/key.pem;`]
      : []),
    'set $parking_path $uri;',
    `location / { proxy_pass http://127.0.0.1:${pagePort}; }`,
    `location /alone/ { proxy_pass http://127.0.0.1:${behindPort}/; }`,
    `include ${folder}/back-end.conf;`,
    '}',
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), `${lines.join('\n')}\n`)
}
