import { array, assert as check, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveDuration } from './moveDuration.ts'

const options = [15, 30, 45, 60, 75, 90, 105, 120]

describe('moveDuration', () => {
  it.each([
    [60, 1, 75],
    [60, -1, 45],
    [60, 60, 120],
    [90, -60, 30],
    // From between two steps to the nearer edge of the way.
    [20, 1, 30],
    [20, -1, 15],
    // Beyond an end.
    [0, 1, 15],
    [0, -1, 15],
    [9999, 1, 120],
    [9999, -1, 120],
    [120, 1, 120],
    [15, -60, 15],
    [100, 60, 120],
  ])('from %d by %d leads to %d', (from, by, to) => {
    expect(moveDuration(from, by, options)).toBe(to)
  })

  it('goes a step of its own where steps are longer than the way', () => {
    expect(moveDuration(180, 60, [180, 360, 540])).toBe(360)
    expect(moveDuration(360, -60, [180, 360, 540])).toBe(180)
  })

  it('never leaves the options, and only stands still at their ends', () => {
    const some = array(integer({ min: 0, max: 1440 }), { minLength: 1 }).map((list) =>
      [...new Set(list)].toSorted((one, other) => one - other),
    )
    const way = integer({ min: -90, max: 90 }).filter((by) => by !== 0)
    check(
      property(some, integer(), way, (given, from, by) => {
        const to = moveDuration(from, by, given)
        expect(given).toContain(to)
        const isAtEnd = from === given[0] || from === given.at(-1)
        expect(to !== from || isAtEnd).toBe(true)
      }),
    )
  })
})
