import { assert, double, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween } from './distanceBetween.ts'
import { roundDistance } from './roundDistance.ts'

describe('the distance between two positions', () => {
  it.each([
    [[49.112, 55.794], [49.112, 55.794], 0],
    [[0, 0], [0, 1], 111_195],
    [[39.719, 47.222], [37.617, 55.755], 960_000],
  ] as const)('from %s to %s', (from, to, metres) => {
    expect(Math.abs(distanceBetween(from, to) - metres)).toBeLessThanOrEqual(metres / 100)
  })

  it('is the same in both directions', () => {
    const position = tuple(
      double({ min: -180, max: 180, noNaN: true }),
      double({ min: -85, max: 85, noNaN: true }),
    )
    assert(
      property(position, position, (a, b) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6)
      }),
    )
  })
})

describe('a round distance', () => {
  it.each([
    [0, 5, 'metres'],
    [12, 10, 'metres'],
    [97, 95, 'metres'],
    [98, 100, 'metres'],
    [994, 990, 'metres'],
    [995, 1, 'kilometres'],
    [1249, 1.2, 'kilometres'],
    [9949, 9.9, 'kilometres'],
    [10_400, 10, 'kilometres'],
  ] as const)('%i m is %d %s', (metres, value, unit) => {
    expect(roundDistance(metres)).toEqual({ unit, value })
  })

  it('never grows shorter as the way grows longer', () => {
    const way = double({ min: 0, max: 1e6, noNaN: true })
    const inMetres = (metres: number) => {
      const { unit, value } = roundDistance(metres)
      return unit === 'metres' ? value : value * 1000
    }
    assert(
      property(way, way, (a, b) => {
        expect(inMetres(Math.max(a, b))).toBeGreaterThanOrEqual(inMetres(Math.min(a, b)))
      }),
    )
  })
})
