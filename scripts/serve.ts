/**
 * Serves the built portal and console together with the sandbox on one origin; the portal that is built in
 * another folder where `PORTAL_FOLDER` names one.
 */
import { join } from 'node:path'
import { pageNameAt, pagePattern, wayHome, type App } from './lib/addresses.ts'
import { endWithProcess, listen, oneOrigin, pathOf, refuse, type Answer } from './lib/oneOrigin.ts'
import { openSandbox } from './lib/openSandbox.ts'
import { securityHeaders } from './lib/securityHeaders.ts'
import { staticSite } from './lib/staticSite.ts'
import { welcome } from './lib/welcome.ts'

const apps = join(import.meta.dirname, '../apps')
const portalFolder = process.env['PORTAL_FOLDER'] ?? join(apps, 'portal/dist')
const { sandbox, port } = await openSandbox()
const server = oneOrigin({
  portal: pages('portal', portalFolder, pageNameAt),
  console: pages('coop', join(apps, 'coop/dist'), (path) =>
    pageNameAt(path).replace('map', 'page'),
  ),
  sandbox: sandbox.answer,
})
endWithProcess(server, () => sandbox.close())
welcome(await listen(server, port))

function pages(app: App, folder: string, nameAt: (path: string) => string): Answer {
  const isPage = new RegExp(pagePattern(app))
  const home = new RegExp(wayHome)
  const answer = staticSite({
    folder,
    isPage: (path) => isPage.test(path),
    ownFiles: 'cities/all/files',
    page: (path) => `cities/all/${nameAt(path)}.html`,
    headersOf: (page) => securityHeaders({ page }),
  })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, { allow: 'GET, HEAD' })
      return
    }
    const path = pathOf(request.url) ?? '/'
    if (home.test(path)) {
      refuse(response, 302, { location: '/' })
      return
    }
    const { status, headers, body } = answer(path, request.headers['accept-encoding'])
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}
