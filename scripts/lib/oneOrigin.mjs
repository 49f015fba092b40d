import { createServer } from 'node:http'

/** The addresses that the companies' console answers, with or without a language. */
const consolePages = /^(\/[a-z]{2})?\/(legal\/auth|coop-profile)(\/|$)/
const consoleFiles = '/coop-assets/'

/**
 * Serves portal, console and sandbox on one origin.
 *
 * @param {object} parts - what answers: each takes Node's request and response
 * @param {(request, response) => void} parts.portal
 * @param {(request, response) => void} parts.console
 * @param {(request, response) => void} parts.sandbox
 */
export function oneOrigin(parts) {
  return createServer((request, response) => {
    const path = pathOf(request.url)
    if (path === null) response.writeHead(400).end()
    else if (path.startsWith('/sandbox/')) parts.sandbox(request, response)
    else if (path.startsWith(consoleFiles) || consolePages.test(path)) {
      parts.console(request, response)
    } else parts.portal(request, response)
  })
}

/** The path of a request, or null when it is none. */
export function pathOf(url = '/') {
  const base = 'http://localhost'
  return URL.canParse(url, base) ? new URL(url, base).pathname : null
}

/** Listens on loopback, and on the next free port when the wanted one is taken. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') reject(error)
      else resolve(listen(server, port + 1))
    })
    server.listen(port, '127.0.0.1', () => resolve(`http://localhost:${server.address().port}`))
  })
}

/** Ends a server and what stands behind it when the process is told to. */
export function endWithProcess(server, close) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void close().then(() => process.exit(0))
    })
  }
}
