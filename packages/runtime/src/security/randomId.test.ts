import { afterEach, expect, it, vi } from 'vitest'
import { randomId } from './randomId.ts'

afterEach(() => vi.unstubAllGlobals())

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('is a UUID of version 4, another each time, without crypto.randomUUID too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const ids = Array.from({ length: 500 }, randomId)
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(500)
})

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('makes of bytes %i', (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
  expect(randomId()).toBe(id)
})
