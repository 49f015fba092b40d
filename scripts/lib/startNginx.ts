import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { runNginx } from './runNginx.ts'

const examples = join(import.meta.dirname, '../../deploy/nginx')

/** What an nginx is started for. */
interface Host {
  /** Has the emitted site of the city, and takes what nginx writes. */
  readonly folder: string
  /** The id of the city. */
  readonly city?: string
  /** What is passed on, and where to; the servers of the address where it is nginx's name of several. */
  readonly backEnd?: { readonly path: string; readonly address: string; readonly upstream?: string }
  /** Whether the console has its own host of the example. */
  readonly consoleApart?: boolean
}

/** An nginx that runs with the example of deploy/nginx. */
export interface RunningNginx {
  readonly origin: string
  /** Everything that it has written down. */
  log(): string
  stop(): Promise<void>
}

/** A place of the example, and what stands there instead. */
type Change = readonly [from: RegExp, to: string]

/**
 * Starts an nginx as nobody in particular with the example of deploy/nginx, its places and its port
 * changed as its README says and nothing else.
 *
 * @throws {Error} with nginx's own words when it does not start
 */
export async function startNginx({
  folder,
  city = 'kazan',
  backEnd,
  consoleApart = false,
}: Host): Promise<RunningNginx> {
  const port = await freePort()
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  // Started by root, it reads as somebody else.
  chmodSync(folder, 0o755)
  for (const name of ['back-end.conf', 'http.conf']) {
    cpSync(join(examples, name), join(folder, 'nginx', name))
  }
  change(join(folder, 'nginx/back-end.conf'), [
    [/https:\/\/back-end\.parking\.example\//, backEnd?.address ?? 'http://127.0.0.1:9/'],
    [/\/back-end\//g, backEnd?.path ?? '/back-end/'],
    [/\/var\/log\/nginx\//, `${folder}/`],
  ])
  const changes: readonly Change[] = [
    [/nginx\/kazan\.conf/, `nginx/${city}.conf`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/^ *listen .*(:80|80|443 ssl http2);\n/gm, ''],
    [/^server \{\n *server_name [^}]*return 301[^}]*\}\n/m, ''],
    [/^ *ssl_.*\n/gm, ''],
    [/\/srv\/parking(?=[/;])/g, folder],
    [/\/var\/log\/nginx\//g, `${folder}/`],
  ]
  for (const name of ['parking.conf', ...(consoleApart ? ['console.conf'] : [])]) {
    cpSync(join(examples, name), join(folder, name))
    change(join(folder, name), changes)
  }
  if (backEnd !== undefined) {
    change(join(folder, 'parking.conf'), [[/# (include .*back-end\.conf;)/, '$1']])
    change(join(folder, 'nginx/http.conf'), [[/ \/back-end\//, ` ${backEnd.path}`]])
    appendFileSync(join(folder, 'nginx/http.conf'), backEnd.upstream ?? '')
  }
  if (consoleApart) {
    const address = '"https://console.parking.example"'
    change(join(folder, 'parking.conf'), [[/(parking_console) ""/, `$1 ${address}`]])
  }
  writeFileSync(join(folder, 'nginx.conf'), frame(folder, consoleApart))
  const { said, stop } = await runNginx({
    settings: ['-p', folder, '-c', join(folder, 'nginx.conf')],
    port,
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('') + said(),
    stop,
  }
}

/** Changes places of the example, each of which must still be there. */
function change(path: string, changes: readonly Change[]): void {
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of changes) {
    const changed = text.replace(from, to)
    if (!text.match(from)) throw new Error(`${path} has nothing like ${from}`)
    text = changed
  }
  writeFileSync(path, text)
}

/** What a machine's own nginx.conf is around its sites, with nothing outside of a folder. */
function frame(folder: string, consoleApart: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/tmp/${kind};`,
  )
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    ...temporary,
    `  include ${folder}/parking.conf;`,
    ...(consoleApart ? [`  include ${folder}/console.conf;`] : []),
    '}',
    '',
  ].join('\n')
}
