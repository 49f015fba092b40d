import { describe, expect, it } from 'vitest'
import { isPriceOld } from './isPriceOld.ts'

const cost = {
  total: 6_300,
  discount: 0,
  full: 6_300,
  intervals: [],
  benefits: [],
  balance: null,
  isMoneyEnough: true,
  topUp: 0,
}
const [askedAt, minute] = [Date.parse('2026-11-23T15:59:30Z'), 60_000]
const price = { cost, askedAt, basis: 6_300, before: null }
const evening = Date.parse('2026-11-23T16:00:00Z')

describe('isPriceOld', () => {
  it.each([
    ['when it is asked', 0, false],
    ['within a minute', minute - 1, false],
    ['after a minute', minute, true],
    ['when the clock is set back', -minute, true],
  ])('%s', (_case, passed, expected) => {
    expect(isPriceOld(price, askedAt + passed, () => 6_300)).toBe(expected)
  })

  it('once a boundary of the tariff has passed', () => {
    const basis = (now: number) => (now < evening ? 6_300 : 0)
    expect(isPriceOld(price, evening - 1, basis)).toBe(false)
    expect(isPriceOld(price, evening, basis)).toBe(true)
  })
})
