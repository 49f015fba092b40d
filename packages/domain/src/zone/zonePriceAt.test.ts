import { describe, expect, it } from 'vitest'
import { zonePriceAt } from './zonePriceAt.ts'

const city = { timeZone: 'Europe/Moscow', calendar: { holidays: [], workingDays: [] } }
const monday = Date.parse('2026-11-23T12:00:00+03:00')
const paid = { dayType: 'default', from: '08:00', to: '19:00', hourlyPrice: 14_000 } as const

describe('zonePriceAt', () => {
  it('goes by the tariff', () => {
    expect(zonePriceAt({ prices: [paid] }, monday, city)).toEqual({
      kind: 'paid',
      perHour: 14_000,
      until: Date.parse('2026-11-23T19:00:00+03:00'),
      freeFrom: Date.parse('2026-11-23T19:00:00+03:00'),
    })
  })

  it('is unknown where the prices are not known or overlap', () => {
    expect(zonePriceAt(null, monday, city)).toEqual({ kind: 'unknown' })
    const overlapping = { prices: [paid, { ...paid, from: '12:00', to: '20:00' }] }
    expect(zonePriceAt(overlapping, monday, city)).toEqual({ kind: 'unknown' })
  })
})
