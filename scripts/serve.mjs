/**
 * Serves the built portal and console together with the sandbox on one origin.
 *
 * Options: --port (4000), --memory (nothing is kept), --reset (begins anew), --control (the
 * sandbox's control plane, for tests).
 */
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createSandbox } from '../apps/sandbox/src/createSandbox.ts'
import { securityHeaders } from './lib/securityHeaders.mjs'
import { staticSite } from './lib/staticSite.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    memory: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
})

const database = join(root, '.data/sandbox.sqlite')
if (values.reset) for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
const sandbox = await createSandbox({
  database: values.memory ? ':memory:' : database,
  control: values.control,
})
const site = { page: 'cities/all/index.html', headers: securityHeaders() }
const portal = staticSite({ ...site, folder: join(root, 'apps/portal/dist') })
const console_ = staticSite({ ...site, folder: join(root, 'apps/coop/dist') })
const consolePaths = /^(\/[a-z]{2})?\/(legal\/auth|coop-profile|coop-assets)(\/|$)/

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/sandbox/')) {
    sandbox.answer(request, response)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const answer = consolePaths.test(pathname) ? console_ : portal
  const { status, headers, body } = answer(pathname, request.headers['accept-encoding'])
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
})

server.listen(Number(values.port), '127.0.0.1', () => {
  const { port } = server.address()
  console.log(`http://localhost:${port}`)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    server.close()
    server.closeAllConnections()
    void sandbox.close().then(() => process.exit(0))
  })
}
