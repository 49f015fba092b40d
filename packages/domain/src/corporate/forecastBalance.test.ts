import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOperation } from '../testing/index.ts'
import { forecastBalance } from './forecastBalance.ts'

const timeZone = 'Europe/Moscow'
const now = Date.parse('2026-11-20T12:00:00+03:00')
const paid = (day: string, sum: number, type: 'payment' | 'cancel' | 'refill' = 'payment') =>
  sampleOperation({ type, status: 'done', at: Date.parse(`${day}T10:00:00+03:00`), sum })

describe('what a balance lasts for', () => {
  it('is reckoned at the rate since the first operation, but over a week at least', () => {
    expect(forecastBalance(100_00, [paid('2026-11-20', 70_00)], now, timeZone)).toEqual({
      perDay: 10_00,
      days: 7,
      lasts: 10,
      until: '2026-11-29',
    })
    expect(forecastBalance(100_00, [paid('2026-11-11', 100_00)], now, timeZone)).toMatchObject({
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
    expect(forecastBalance(15_00, operations, now, timeZone)).toEqual({
      perDay: 5_00,
      days: 30,
      lasts: 3,
      until: '2026-11-22',
    })
  })

  it('is not known where nothing is spent or nothing is left', () => {
    expect(forecastBalance(100_00, [], now, timeZone)).toBeNull()
    expect(forecastBalance(0, [paid('2026-11-20', 70_00)], now, timeZone)).toBeNull()
    expect(forecastBalance(5, [paid('2026-11-20', 7, 'cancel')], now, timeZone)).toBeNull()
  })

  it('names no day that is further off than a year', () => {
    expect(forecastBalance(1e12, [paid('2026-11-20', 7)], now, timeZone)?.until).toBeNull()
  })

  it('is never more than the balance pays for', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(fc.nat(1e7), { minLength: 1 }), (balance, sums) => {
        const operations = sums.map((sum) => paid('2026-11-15', sum))
        const found = forecastBalance(balance, operations, now, timeZone)
        const perDay = sums.reduce((sum, one) => sum + one, 0) / 7
        expect((found?.lasts ?? 0) * perDay).toBeLessThanOrEqual(balance * (1 + 1e-9))
      }),
    )
  })
})
