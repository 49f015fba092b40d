import type { City } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { isInCity } from './nearestCity.ts'

describe('a position in a city', () => {
  const city: Pick<City, 'mapBounds'> = {
    mapBounds: { southWest: [48.8, 55.6], northEast: [49.4, 56] },
  }
  it.each([
    ['its middle', [49.1, 55.8], true],
    ['its corner', [48.8, 55.6], true],
    ['north of it', [49.1, 56.01], false],
    ['west of it', [48.7, 55.8], false],
  ] as const)('%s: %j %s', (_name, position, isIn) => {
    expect(isInCity(city, position)).toBe(isIn)
  })
})
