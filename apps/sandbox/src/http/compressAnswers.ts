import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
/** As quick as gzip, and the answer is a sixth smaller. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Answers below this many bytes travel as they are: they fit a packet or two anyway. */
const worthIt = 4096

/** What is text, and so worth compressing; pictures and documents are compressed in themselves. */
const text = /^(?:application\/json|application\/vnd\.mapbox-vector-tile|text\/)/

/** Compresses large answers for clients that take it: a city's map is well over a megabyte. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isLarge =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= worthIt
    const isText = text.test(String(reply.getHeader('content-type')))
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    reply.header('vary', 'accept-encoding')
    if (!isLarge || encoding === null || !isText || reply.hasHeader('content-encoding')) {
      return payload
    }
    reply.removeHeader('content-length')
    reply.header('content-encoding', encoding)
    return encoding === 'br' ? brotli(payload, quick) : zip(payload)
  })
}

function encodingFor(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
