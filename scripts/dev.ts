/**
 * Serves the product as `npm start` does, from its sources: a change shows at once. Takes the
 * sandbox's options: --port, --memory, --reset, --control.
 */
import { join } from 'node:path'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import { citiesInPlace, type PageConfig, pageFor, type ShownPage } from './lib/cityPage.ts'
import { contentTypes } from './lib/contentTypes.ts'
import { licenceNotices } from './lib/licenceNotices.ts'
import { endWithProcess, listen, oneOrigin } from './lib/oneOrigin.ts'
import { openSandbox } from './lib/openSandbox.ts'
import { welcome } from './lib/welcome.ts'

const root = join(import.meta.dirname, '..')
const { sandbox, port } = await openSandbox()
const config = { cities: citiesInPlace({ atSandbox: true }), version: 'development' }
const portal = await pages('apps/portal', 'Парковки', '/', 24678)
const companies = await pages('apps/coop', 'Парковки для компаний', '/coop-assets/', 24679)

const server = oneOrigin({
  portal: (request, response) => {
    // A build writes it into each site.
    if (request.url === '/licences.txt') {
      response.writeHead(200, { 'content-type': contentTypes['.txt'] }).end(licenceNotices())
    } else portal.middlewares(request, response)
  },
  console: (request, response) => {
    // The console's pages stand outside of the folder that its files are served from.
    const { url = '/' } = request
    if (!url.startsWith('/coop-assets/')) request.url = `/coop-assets${url}`
    companies.middlewares(request, response)
  },
  sandbox: sandbox.answer,
})
endWithProcess(server, () => Promise.all([portal.close(), companies.close(), sandbox.close()]))
welcome(await listen(server, port))

function pages(
  folder: string,
  title: string,
  base: string,
  hmrPort: number,
): Promise<ViteDevServer> {
  return createVite({
    root: join(root, folder),
    base,
    appType: 'spa',
    plugins: [cityPagePlugin(config, title)],
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  })
}

/**
 * Lets the development server write the configuration into its page, as a build's second step does.
 */
function cityPagePlugin(pageConfig: PageConfig, title: string): Plugin {
  const shown: ShownPage = { language: 'ru', title, shell: null, city: '' }
  return {
    name: 'city-page',
    transformIndexHtml: { order: 'pre', handler: (page) => pageFor(page, pageConfig, shown) },
  }
}
