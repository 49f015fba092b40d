import { describe, expect, it } from 'vitest'
import type { ZoneRules } from '../cost/zoneRules.ts'
import { estimateRefund } from './estimateRefund.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}+03:00`)
const rules: ZoneRules = {
  tariff: {
    prices: [{ dayType: 'default', from: '08:00', to: '19:00', hourlyPrice: 12_000 }],
  },
  context: { timeZone: 'Europe/Moscow', calendar: { holidays: [], workingDays: [] } },
}

describe('estimateRefund', () => {
  it.each([
    ['at once', '12:00', '12:00', 24_000, 24_000],
    ['after half an hour', '12:00', '12:30', 24_000, 18_000],
    ['after a begun minute', '12:00', '12:30:01', 24_000, 17_800],
    ['in the free evening', '18:00', '20:00', 12_000, 0],
    ['of a session that cost nothing', '20:00', '21:00', 0, 0],
    ['of a session that has used more than was paid', '12:00', '15:00', 12_000, 0],
  ])('%s', (_case, startsAt, now, sum, refund) => {
    expect(estimateRefund({ startsAt: at(startsAt), sum }, rules, at(now))).toBe(refund)
  })

  it('is not known where the prices make no sense', () => {
    const [price] = rules.tariff.prices
    const prices = price === undefined ? [] : [price, { ...price, from: '12:00' }]
    const session = { startsAt: at('12:00'), sum: 24_000 }
    expect(estimateRefund(session, { ...rules, tariff: { prices } }, at('12:30'))).toBeNull()
  })
})
