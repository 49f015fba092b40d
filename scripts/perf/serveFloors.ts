import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, pathOf } from '../lib/oneOrigin.ts'
import { staticSite } from '../lib/staticSite.ts'
import { floors } from './buildFloors.ts'

/**
 * Serves built floors as the product is served, each in a folder of its own: compressed with brotli,
 * hashed files for ever.
 */
export async function serveFloors(folder: string): Promise<Disposable & { address: string }> {
  const sites = new Map<string, ReturnType<typeof siteOf>>(
    floors.map((name) => [name, siteOf(join(folder, name))]),
  )
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (pathOf(request.url) ?? '').split('/')
    const answer = sites.get(name)
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    const { status, headers, body } = answer(
      `/${rest.join('/')}`,
      request.headers['accept-encoding'],
    )
    response.writeHead(status, headers).end(body)
  })
  const address = await listen(server, 0)
  return { address, [Symbol.dispose]: () => void server.close() }
}

function siteOf(folder: string) {
  return staticSite({
    folder,
    page: () => 'index.html',
    isPage: () => true,
    headersOf: () => ({}),
  })
}
