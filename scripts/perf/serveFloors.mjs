import { createServer } from 'node:http'
import { listen, pathOf } from '../lib/oneOrigin.mjs'
import { staticSite } from '../lib/staticSite.mjs'

/**
 * Serves built floors as the product is served: compressed with brotli, hashed files for ever.
 *
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveFloors(folder) {
  const answer = staticSite({
    folder,
    page: (path) => `${path}index.html`,
    headersOf: () => ({}),
  })
  const server = createServer((request, response) => {
    const encodings = request.headers['accept-encoding']
    const { status, headers, body } = answer(pathOf(request.url), encodings)
    response.writeHead(status, headers).end(body)
  })
  const address = await listen(server, 0)
  return { address, close: () => void server.close() }
}
