import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation } from '../operation/Operation.ts'
import { sampleOperation } from '../testing/index.ts'
import { endsSoon, forecastBalance, measureRate } from './forecastBalance.ts'

const timeZone = 'Europe/Moscow'
const now = Date.parse('2026-11-20T12:00:00+03:00')
const paid = (day: string, sum: number, type: 'payment' | 'cancel' | 'refill' = 'payment') =>
  sampleOperation({ type, status: 'done', at: Date.parse(`${day}T10:00:00+03:00`), sum })

function forecast(balance: number, operations: readonly Operation[]) {
  const rate = measureRate(operations, now, timeZone)
  return rate === null ? null : forecastBalance(balance, rate, now, timeZone)
}

describe('what a balance lasts for', () => {
  it('is reckoned at the rate since the first operation, but over a week at least', () => {
    expect(forecast(100_00, [paid('2026-11-20', 70_00)])).toEqual({
      perDay: 10_00,
      days: 7,
      lasts: 10,
      until: '2026-11-29',
    })
    expect(forecast(100_00, [paid('2026-11-11', 100_00)])).toMatchObject({
      days: 10,
      lasts: 10,
    })
  })

  it('looks at thirty days, takes off what came back, and leaves out top-ups', () => {
    const operations = [
      paid('2026-10-22', 300_00),
      paid('2026-10-21', 999_00),
      paid('2026-11-01', 150_00, 'cancel'),
      paid('2026-11-02', 5000_00, 'refill'),
    ]
    expect(forecast(15_00, operations)).toEqual({
      perDay: 5_00,
      days: 30,
      lasts: 3,
      until: '2026-11-22',
    })
  })

  it('is not known where nothing is spent or nothing is left', () => {
    expect(forecast(100_00, [])).toBeNull()
    expect(forecast(0, [paid('2026-11-20', 70_00)])).toBeNull()
    expect(forecast(5, [paid('2026-11-20', 7, 'cancel')])).toBeNull()
  })

  it('names no day that is further off than a year', () => {
    expect(forecast(1e12, [paid('2026-11-20', 7)])?.until).toBeNull()
  })

  it.each([
    [70_00, true],
    [79_99, true],
    [80_00, false],
  ])('ends soon within a week: %i', (balance, isSoon) => {
    expect(endsSoon(forecast(balance, [paid('2026-11-20', 70_00)]))).toBe(isSoon)
    expect(endsSoon(null)).toBe(false)
  })

  it('is never more than the balance pays for', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(fc.nat(1e7), { minLength: 1 }), (balance, sums) => {
        const operations = sums.map((sum) => paid('2026-11-15', sum))
        const found = forecast(balance, operations)
        const perDay = sums.reduce((sum, one) => sum + one, 0) / 7
        expect((found?.lasts ?? 0) * perDay).toBeLessThanOrEqual(balance * (1 + 1e-9))
      }),
    )
  })
})
