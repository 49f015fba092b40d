import { describe, expect, it } from 'vitest'
import { isPriceOld } from './isPriceOld.ts'

const [asked, minute] = [Date.parse('2026-11-23T15:59:30Z'), 60_000]
const price = { total: 6_300, askedAt: { now: asked, elapsed: 5_000 }, basis: 6_300 }
const evening = Date.parse('2026-11-23T16:00:00Z')
/** A moment after the asking, by the clock and on the page. */
const later = (byClock: number, byPage = byClock) => ({
  now: asked + byClock,
  elapsed: 5_000 + byPage,
})

describe('isPriceOld', () => {
  it.each([
    ['when it is asked', 0, false],
    ['within a minute', minute - 1, false],
    ['after a minute', minute, true],
  ])('%s', (_case, passed, expected) => {
    expect(isPriceOld(price, later(passed), () => 6_300)).toBe(expected)
  })

  it.each([
    ['when the clock is set back', -minute, 0, true],
    ['when the clock is set back by less than a minute', -10_000, 30_000, true],
    ['when the device has slept while the time of its pages stood still', 30_000, 0, true],
    ['not when an answer sets the clock by a second', 31_000, 30_000, false],
  ])('%s', (_case, byClock, byPage, expected) => {
    expect(isPriceOld(price, later(byClock, byPage), () => 6_300)).toBe(expected)
  })

  it('once a boundary of the tariff has passed', () => {
    const basis = (now: number) => (now < evening ? 6_300 : 0)
    expect(isPriceOld(price, later(evening - 1 - asked), basis)).toBe(false)
    expect(isPriceOld(price, later(evening - asked), basis)).toBe(true)
  })
})
