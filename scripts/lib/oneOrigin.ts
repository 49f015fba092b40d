import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { isLocalHost } from '@parking/sandbox'
import { pagePattern } from './addresses.ts'
import { contentTypes } from './contentTypes.ts'
import { portOf } from './portOf.ts'
import { securityHeaders } from './securityHeaders.ts'

/** The addresses that the companies' console answers, with or without a language. */
const consolePages = /^(\/[a-z]{2})?\/(legal\/auth|coop-profile)(\/|$)/
const consoleFiles = '/coop-assets/'
const ownPages = [new RegExp(pagePattern('portal')), new RegExp(pagePattern('coop'))]

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves portal, console and sandbox on one origin, for this machine alone. A page that is asked for
 * by POST, as some banks lead back, is asked for by GET then; what was posted is not read.
 */
export function oneOrigin(
  parts: Readonly<Record<'portal' | 'console' | 'sandbox', Answer>>,
): Server {
  const hasCome = rememberPresses()
  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    if (path === null) refuse(response, 400)
    else if (!isLocalHost(request.headers.host)) refuse(response, 421)
    else if (request.method === 'POST' && ownPages.some((pages) => pages.test(path))) {
      const query = request.url?.match(/[?].*/)?.[0] ?? ''
      refuse(response, 303, { location: path + query })
    } else if (path.startsWith('/sandbox/')) {
      if (hasCome(request.headers['press-id'])) {
        // The page goes by the clock of the city that charges.
        response.sendDate = false
        refuse(response, 409)
      } else parts.sandbox(request, response)
    } else if (path.startsWith(consoleFiles) || consolePages.test(path)) {
      parts.console(request, response)
    } else parts.portal(request, response)
  })
  return server.on('clientError', refuseUnread)
}

/**
 * Tells of each press that moves money whether it has come before, within a minute, as deploy/nginx
 * does. A browser sends a call again by itself when its connection is cut before the answer.
 */
function rememberPresses(): (press: string | string[] | undefined) => boolean {
  const presses = new Map<string, number>()
  return (given) => {
    const press = given?.toString()
    if (press === undefined) return false
    const now = performance.now()
    for (const [known, cameAt] of presses) {
      if (now - cameAt < 60_000) break
      presses.delete(known)
    }
    if (presses.has(press)) return true
    presses.set(press, now)
    return false
  }
}

/** Answers a request that is none of ours, with the headers of every answer. */
export function refuse(
  response: ServerResponse,
  status: number,
  more: OutgoingHttpHeaders = {},
): void {
  const { headers, body } = refusal(status)
  response.writeHead(status, { ...headers, ...more }).end(body)
}

/** Answers what Node could not read as a request, where nothing has been answered yet. */
function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = statuses.get(code) ?? 400
  const { headers, body } = refusal(status)
  const lines = Object.entries({ ...headers, connection: 'close' })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  )
}

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

function refusal(status: number) {
  const body = `${STATUS_CODES[status]}\n`
  const headers = {
    ...securityHeaders(),
    'content-type': contentTypes['.txt'],
    'content-length': String(body.length),
    'cache-control': 'no-cache',
  }
  return { headers, body }
}

/** The path of a request, or null when it is none. Slashes that follow each other are one, as for nginx. */
export function pathOf(url = '/'): string | null {
  const address = url.replace(/^[/\\]+/, '/')
  return URL.parse(address, 'http://localhost')?.pathname.replaceAll(/\/{2,}/g, '/') ?? null
}

/** Listens on loopback, and on the next free port when the wanted one is taken. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error)
      else resolve(listen(server, port + 1))
    })
    server.listen(port, '127.0.0.1', () => resolve(`http://localhost:${portOf(server)}`))
  })
}

/** Ends a server and what stands behind it when the process is told to. */
export function endWithProcess(server: Server, close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void close().then(() => process.exit(0))
    })
  }
}
