import { describe, expect, it } from 'vitest'
import { isMapStale, mapFreshness } from './mapFreshness.ts'

describe('isMapStale', () => {
  it.each([
    [null, true],
    [10, false],
    [10 - mapFreshness, true],
    [11 - mapFreshness, false],
    [11, true],
  ])('loaded at %s and asked at 10: %s', (loadedAt, stale) => {
    expect(isMapStale(loadedAt, 10)).toBe(stale)
  })
})
