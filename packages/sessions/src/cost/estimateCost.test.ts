import type { Benefit } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { estimateCost, type EstimateInput } from './estimateCost.ts'

const input: EstimateInput = {
  zone: {
    number: '101',
    name: 'Центр',
    tariff: {
      prices: [{ dayType: 'default', from: '08:00', to: '19:00', hourlyPrice: 10_000 }],
    },
  },
  vehicle: { plate: 'А123ВС116', category: 'B' },
  durationMinutes: 60,
  benefits: [],
  settings: {
    calendar: { holidays: [], workingDays: [] },
    freeMinutes: 0,
    billingStepMinutes: 1,
    unreadable: { durations: 0, paymentMethods: 0, topics: 0, calendar: 0, menu: 0 },
  },
  timeZone: 'Europe/Moscow',
  start: Date.parse('2026-11-23T09:00:00Z'),
}
const benefit: Benefit = {
  orderNumber: '1',
  variation: null,
  name: 'Льгота',
  zones: { kind: 'all' },
  vehicle: { kind: 'any' },
  percent: 50,
  startsAt: null,
  endsAt: null,
  canChangeVehicle: false,
  canRefund: false,
  canPause: false,
  canContinue: false,
  cadastralQuarter: null,
}
const total = (more: Partial<EstimateInput>) => estimateCost({ ...input, ...more })?.total
const withBenefit = (more: Partial<Benefit>) => total({ benefits: [{ ...benefit, ...more }] })

describe('estimateCost', () => {
  it('goes by the prices of the zone', () => {
    expect(total({})).toBe(10_000)
    expect(total({ start: Date.parse('2026-11-23T15:30:00Z') })).toBe(5_000)
  })

  it('takes 50 roubles an hour where no prices are told', () => {
    expect(total({ zone: { number: '5', name: '5' } })).toBe(5_000)
  })

  it("counts the city's free minutes and billing step", () => {
    expect(total({ settings: { ...input.settings, freeMinutes: 15 } })).toBe(7_500)
    const step = { ...input.settings, billingStepMinutes: 60 }
    expect(total({ settings: step, durationMinutes: 15 })).toBe(10_000)
  })

  it.each([
    ['any vehicle and zone', {}, 5_000],
    ['this zone', { zones: { kind: 'zones', zones: ['101'] } }, 5_000],
    ['another zone', { zones: { kind: 'zones', zones: ['102'] } }, 10_000],
    [
      'this vehicle, however its plate is written',
      { vehicle: { kind: 'vehicle', plate: 'a 123 bc 116', format: 'russian', category: 'B' } },
      5_000,
    ],
    [
      'another vehicle',
      { vehicle: { kind: 'vehicle', plate: 'М456ОР116', format: 'russian', category: 'B' } },
      10_000,
    ],
    [
      'a time that ends before it begins',
      { startsAt: Date.parse('2026-12-01T00:00:00Z'), endsAt: Date.parse('2026-11-01T00:00:00Z') },
      10_000,
    ],
    ['a time that has passed', { endsAt: Date.parse('2026-11-01T00:00:00Z') }, 10_000],
  ] as const)('takes off a benefit for %s', (_case, more, expected) => {
    expect(withBenefit(more)).toBe(expected)
  })

  it('is none where the prices make no sense', () => {
    expect(estimateCost({ ...input, zone: { ...input.zone, tariff: null } })).toBeNull()
    const overlapping = [
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4_000 },
      { dayType: 'default', from: '12:00', to: '22:00', hourlyPrice: 6_000 },
    ] as const
    const zone = { ...input.zone, tariff: { prices: overlapping } }
    expect(estimateCost({ ...input, zone })).toBeNull()
    const prices = [{ dayType: 'default', from: '25:00', to: '19:00', hourlyPrice: 1 } as const]
    expect(estimateCost({ ...input, zone: { ...input.zone, tariff: { prices } } })).toBeNull()
  })
})
