/** Serves the built portal and console together with the sandbox on one origin. */
import { join } from 'node:path'
import { endWithProcess, listen, oneOrigin, pathOf, refuse } from './lib/oneOrigin.mjs'
import { openSandbox } from './lib/openSandbox.mjs'
import { securityHeaders } from './lib/securityHeaders.mjs'
import { staticSite } from './lib/staticSite.mjs'
import { welcome } from './lib/welcome.mjs'

const root = join(import.meta.dirname, '..')
const { sandbox, port } = await openSandbox()
const server = oneOrigin({
  portal: pages('apps/portal/dist', (path) => (/^\/(en\/?)?$/.test(path) ? 'map' : 'page')),
  console: pages('apps/coop/dist', () => 'page'),
  sandbox: sandbox.answer,
})
endWithProcess(server, () => sandbox.close())
welcome(await listen(server, port))

function pages(folder, kindAt) {
  const answer = staticSite({
    folder: join(root, folder),
    page: (path) => `cities/all/${kindAt(path)}.${/^\/en(\/|$)/.test(path) ? 'en' : 'ru'}.html`,
    headersOf: (page) => securityHeaders({ page }),
  })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, { allow: 'GET, HEAD' })
      return
    }
    const { status, headers, body } = answer(
      pathOf(request.url),
      request.headers['accept-encoding'],
    )
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}
