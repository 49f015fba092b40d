import { describe, expect, it } from 'vitest'
import { zoneTariff } from './zoneTariff.ts'

const zone = { number: '101', name: 'Центр' }
const prices = [{ dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4000 }] as const
const settings = { freeMinutes: 15, billingStepMinutes: 30 }

describe('zoneTariff', () => {
  it("is the zone's prices by the city's rules", () => {
    expect(zoneTariff({ ...zone, tariff: { prices } }, settings)).toEqual({ prices, ...settings })
  })

  it('has no prices where the zone tells none', () => {
    expect(zoneTariff(zone, settings)).toEqual({ prices: [], ...settings })
  })

  it('is unknown where the prices make no sense', () => {
    expect(zoneTariff({ ...zone, tariff: null }, settings)).toBeNull()
  })

  it('leaves out what the city has not told yet', () => {
    expect(zoneTariff({ ...zone, tariff: { prices } }, null)).toEqual({ prices })
  })
})
