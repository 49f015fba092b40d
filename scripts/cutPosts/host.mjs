import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect, createServer as createRelay } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { freePort } from '../lib/freePort.ts'
import { runNginx } from '../lib/runNginx.ts'
import { countPresses, readBody, sessionTroubles, troubles } from './countPresses.mjs'

const examples = join(import.meta.dirname, '../../deploy/nginx')

/**
 * Starts a page that presses, and a back end that counts the calls that come for each press. The page stands
 * behind nginx, and the back end too: below the page's address with the files of deploy/nginx, and with a
 * nginx that knows nothing of presses. It also has origins of its own, as in most cities: one keeps connections
 * after an answer, one keeps none.
 *
 * @param {'HTTP/1.1' | 'HTTP/2'} protocol - which all of it speaks to the browser
 */
export async function startHost(protocol) {
  const isSecure = protocol === 'HTTP/2'
  const folder = mkdtempSync(join(tmpdir(), 'cut-posts-'))
  const certificate = isSecure ? makeCertificate(folder) : undefined
  const nginxPort = await freePort()
  const counts = new Map()
  const relay = createCuttingRelay(nginxPort)
  const behind = createServer(countPresses(counts, { ...troubles, cut: relay.cut }))
  const createOther = (keeps) =>
    isSecure
      ? createSecureServer(certificate, countPresses(counts, sessionTroubles, keeps))
      : createServer({ keepAliveTimeout: 60_000 }, countPresses(counts, troubles, keeps))
  const others = [createOther(true), createOther(false)]
  const page = await createPage()
  const servers = [relay.server, behind, page.server, ...others]
  const ports = await Promise.all(servers.map(listen))
  const [ownPort, behindPort, pagePort, otherPort, closingPort] = ports
  writeSettings({ folder, nginxPort, behindPort, pagePort, isSecure })
  const nginx = await runNginx({
    settings: ['-p', folder, '-c', join(folder, 'nginx.conf')],
    port: nginxPort,
  })
  const origin = (port) => `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}/`
  const own = origin(ownPort)

  return {
    fingerprint: certificate?.fingerprint,
    ports,
    troubles: Object.keys(isSecure ? sessionTroubles : troubles),
    /** The address of a page that presses while something goes wrong. */
    addressOf: (trouble) => {
      const places = {
        another: origin(otherPort),
        'another, nothing kept': origin(closingPort),
        // Nothing has nginx send a GOAWAY before an answer.
        ...(trouble !== 'GOAWAY' && {
          'own, nginx alone': `${own}alone/`,
          'own, deploy/nginx': `${own}back-end/`,
        }),
      }
      return `${own}#${encodeURIComponent(JSON.stringify({ places, trouble }))}`
    },
    /** What the page was told of each press and how often it came; null where the page does not end in time. */
    finished: async (milliseconds) => {
      counts.clear()
      const told = await page.told(milliseconds)
      for (const one of told ?? []) one.came = counts.get(one.name) ?? 0
      return told
    },
    stop: async () => {
      relay.cut()
      await nginx.stop()
      for (const server of servers) server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Hands bytes on to a port, until it cuts all connections as a network does. */
function createCuttingRelay(port) {
  const sockets = new Set()
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
  let finish
  const answer = async (request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>',
    )
    if (request.url === '/finished') finish(JSON.parse(await readBody(request)))
  }
  return {
    server: createServer((request, response) => void answer(request, response)),
    told: async (milliseconds) => {
      const { promise, resolve } = Promise.withResolvers()
      const timer = setTimeout(() => resolve(null), milliseconds)
      finish = resolve
      const told = await promise
      clearTimeout(timer)
      return told
    },
  }
}

async function bundlePage() {
  const entry = join(import.meta.dirname, 'page.mjs')
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@parking/source'] },
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  return output[0].code
}

async function listen(server) {
  for (const failed of ['sessionError', 'clientError', 'tlsClientError'])
    server.on(failed, () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address().port
}

/** @throws {Error} where there is no openssl */
function makeCertificate(folder) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const openssl = (words) => String(execFileSync('openssl', words, { stdio: 'pipe' }))
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

/** Writes nginx's settings around the files of deploy/nginx, in which only places are changed. */
function writeSettings({ folder, nginxPort, behindPort, pagePort, isSecure }) {
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
