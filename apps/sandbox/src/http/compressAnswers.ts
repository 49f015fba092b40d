import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)

/** Answers below this many bytes travel as they are: they fit a packet or two anyway. */
const worthIt = 4096

/** What is text, and so worth compressing; pictures and documents are compressed in themselves. */
const text = /^(?:application\/json|application\/vnd\.mapbox-vector-tile|text\/)/

/** Compresses large answers for clients that take gzip: a city's map is well over a megabyte. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isLarge =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= worthIt
    const isTaken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    const isText = text.test(String(reply.getHeader('content-type')))
    reply.header('vary', 'accept-encoding')
    if (!isLarge || !isTaken || !isText || reply.hasHeader('content-encoding')) return payload
    reply.removeHeader('content-length')
    reply.header('content-encoding', 'gzip')
    return compress(payload)
  })
}
