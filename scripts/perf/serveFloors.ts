import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen, pathOf } from '../lib/oneOrigin.ts'
import { staticSite } from '../lib/staticSite.ts'
import { floors } from './buildFloors.ts'

/**
 * Serves built floors as the product is served, each in a folder of its own: compressed with brotli,
 * hashed files for ever. What they ask of a city is passed on.
 *
 * @param product - where the product is served, which has the city's answers; without it nobody answers
 */
export async function serveFloors(
  folder: string,
  product?: string,
): Promise<Disposable & { address: string }> {
  const sites = new Map<string, ReturnType<typeof siteOf>>(
    floors.map((name) => [name, siteOf(join(folder, name))]),
  )
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (pathOf(request.url) ?? '').split('/')
    if (name === 'sandbox' && product !== undefined) {
      passOn(`${product}${request.url}`, request, response)
      return
    }
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

/** Asks another server, and hands its answer over as it comes. */
function passOn(address: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const { host: _, ...rest } = headers
  const asked = get(address, { headers: rest }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.on('error', () => response.writeHead(502).end())
}

function siteOf(folder: string) {
  return staticSite({
    folder,
    page: () => 'index.html',
    isPage: () => true,
    headersOf: () => ({}),
  })
}
