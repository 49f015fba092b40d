import { describe, expect, it } from 'vitest'
import { zoneTariff } from './zoneTariff.ts'

const zone = { number: '101', name: 'Центр' }
const prices = [{ dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4000 }] as const
const rules = { freeMinutes: 15, billingStepMinutes: 30 }
const unreadable = { durations: 0, paymentMethods: 0, topics: 0, calendar: 0, menu: 0 } as const
const settings = { ...rules, unreadable }

describe('zoneTariff', () => {
  it("is the zone's prices by the city's rules", () => {
    expect(zoneTariff({ ...zone, tariff: { prices } }, settings)).toEqual({ prices, ...rules })
  })

  it('has no prices where the zone tells none', () => {
    expect(zoneTariff(zone, settings)).toEqual({ prices: [], ...rules })
  })

  it('is unknown where the prices make no sense', () => {
    expect(zoneTariff({ ...zone, tariff: null }, settings)).toBeNull()
  })

  it.each([1, 'all'] as const)('is unknown where of the calendar is unreadable: %j', (calendar) => {
    const junk = { ...settings, unreadable: { ...unreadable, calendar } }
    expect(zoneTariff({ ...zone, tariff: { prices } }, junk)).toBeNull()
  })

  it('leaves out what the city has not told yet', () => {
    expect(zoneTariff({ ...zone, tariff: { prices } }, null)).toEqual({ prices })
  })
})
