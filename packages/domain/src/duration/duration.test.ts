import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultDurationLimits, usableDurationLimits } from './usableDurationLimits.ts'
import { durationOptions, sufficientDuration } from './durationOptions.ts'

describe('durationOptions', () => {
  it('are 96 quarters of an hour by default', () => {
    const options = durationOptions(defaultDurationLimits)
    expect([options.length, options[0], options.at(-1)]).toEqual([96, 15, 1440])
  })

  it("follow a city's own limits", () => {
    expect(durationOptions({ min: 30, max: 100, step: 30 })).toEqual([30, 60, 90])
  })

  it.each([
    [null],
    [{ step: 0 }],
    [{ min: 60, max: 30 }],
    [{ min: Number.NaN }],
    [{ min: -15 }],
    [{ max: 1e9 }],
    [{ min: 1, max: 527_040, step: 1 }],
    [{ min: 1, max: 1441, step: 1 }],
  ])('fall back to the default for %j', (limits) => {
    expect(usableDurationLimits(limits)).toEqual(defaultDurationLimits)
  })

  it.each([
    [
      { min: 0, max: 60, step: 15 },
      { min: 15, max: 60, step: 15 },
    ],
    [
      { min: 0, max: 90, step: 30 },
      { min: 30, max: 90, step: 30 },
    ],
    [{ step: 30 }, { min: 15, max: 1440, step: 30 }],
    [
      { min: Number.NaN, max: 90, step: 30 },
      { min: 15, max: 90, step: 30 },
    ],
    [
      { min: 30, max: 0, step: 30 },
      { min: 30, max: 1440, step: 30 },
    ],
    [
      { min: 30, max: 60, step: 0.5 },
      { min: 30, max: 60, step: 15 },
    ],
    [
      { min: 60, max: 60, step: 15 },
      { min: 60, max: 60, step: 15 },
    ],
    [
      { min: 1, max: 1440, step: 1 },
      { min: 1, max: 1440, step: 1 },
    ],
    [
      { min: Number.NaN, max: 120 },
      { min: 15, max: 120, step: 15 },
    ],
  ])('of %j keep what is good: %j', (limits, usable) => {
    expect(usableDurationLimits(limits)).toEqual(usable)
  })

  it.each([
    [null, { min: 30, max: 1440, step: 30 }],
    [
      { min: 60, max: 30 },
      { min: 30, max: 1440, step: 30 },
    ],
    [
      { min: 10, max: 600, step: 10 },
      { min: 10, max: 600, step: 10 },
    ],
  ])('of %j in a city whose file says half an hour are %j', (limits, usable) => {
    expect(usableDurationLimits(limits, 30)).toEqual(usable)
  })
})

describe('sufficientDuration', () => {
  const limits = { min: 30, max: 100, step: 30 }

  it.each([
    [0, 30],
    [30, 30],
    [31, 60],
    [60, 60],
    [61, 90],
    [100, 90],
    [Number.NaN, 30],
  ])('for %d is %d', (minutes, sufficient) => {
    expect(sufficientDuration(minutes, limits)).toBe(sufficient)
  })

  it('is always one of the options', () => {
    const anyLimits = fc.record({
      min: fc.integer({ min: 1, max: 200 }),
      step: fc.integer({ min: 1, max: 90 }),
      max: fc.integer({ min: 200, max: 3000 }),
    })
    fc.assert(
      fc.property(fc.double(), anyLimits, (minutes, some) => {
        expect(durationOptions(some)).toContain(sufficientDuration(minutes, some))
      }),
    )
  })
})
