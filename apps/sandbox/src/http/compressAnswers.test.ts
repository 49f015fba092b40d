import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { compressAnswers } from './compressAnswers.ts'

const large = JSON.stringify({ text: 'парковка'.repeat(1000) })

async function answer(body: string, type: string, accepts: string | undefined) {
  const app = fastify()
  compressAnswers(app)
  app.get('/', (_request, reply) => reply.type(type).send(body))
  const headers = accepts === undefined ? {} : { 'accept-encoding': accepts }
  return app.inject({ url: '/', headers })
}

describe('compressAnswers', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('compresses a large text by %s for who takes %s', async (encoding, accepts, unpack) => {
    const { headers, rawPayload } = await answer(large, 'application/json', accepts)
    expect(headers['content-encoding']).toBe(encoding)
    expect(unpack(rawPayload).toString()).toBe(large)
    expect(headers['content-length']).toBe(String(rawPayload.length))
  })

  it.each([
    ['a client that does not take it', large, 'application/json', undefined],
    ['a small answer', '{}', 'application/json', 'gzip'],
    ['a picture', large, 'image/png', 'gzip'],
  ])('leaves %s alone', async (_name, body, type, accepts) => {
    const { headers, payload } = await answer(body, type, accepts)
    expect(headers['content-encoding']).toBeUndefined()
    expect(payload).toBe(body)
  })
})
