import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyStay } from '../test/anyStay.ts'
import { calendar } from '../test/calendar2027.ts'
import { slowPrices } from '../test/slowCost.ts'
import { priceAt, type CostInput, type PricedZone, type PriceNow } from './index.ts'

const MINUTE = 60_000
const city = { timeZone: 'Europe/Moscow', calendar }
const at = (text: string) => Date.parse(`${text}+03:00`)
const freeDay = { from: '00:00', to: '24:00', hourlyPrice: 0 } as const
const weekdays: PricedZone = {
  tariff: {
    prices: [
      { dayType: 'default', from: '08:00', to: '19:00', hourlyPrice: 14_000 },
      { dayType: 'saturday', ...freeDay },
      { dayType: 'sunday', ...freeDay },
      { dayType: 'holiday', ...freeDay },
    ],
    freeMinutes: 15,
  },
}
const roundTheClock: PricedZone = {
  tariff: { prices: [{ dayType: 'default', from: '00:00', to: '24:00', hourlyPrice: 3_000 }] },
}

describe('free time lasts', () => {
  test.each([
    ['over the night', '2026-11-23T23:00', '2026-11-24T08:00'],
    ['until the morning', '2026-11-24T00:00', '2026-11-24T08:00'],
    ['from the minute in which it begins', '2026-11-23T19:00', '2026-11-24T08:00'],
    ['until the last second', '2026-11-24T07:59:59', '2026-11-24T08:00'],
    ['over the weekend', '2026-11-20T19:30', '2026-11-23T08:00'],
    ['through Saturday', '2026-11-21T12:00', '2026-11-23T08:00'],
    ['over the holidays', '2026-12-30T21:00', '2027-01-11T08:00'],
    ['until a Saturday on which people work', '2027-02-19T21:00', '2027-02-20T08:00'],
    ['over the Sunday and the holidays after it', '2027-02-20T21:00', '2027-02-24T08:00'],
  ])('%s: from %s to %s', (_name, now, until) => {
    expect(priceAt(weekdays, at(now), city)).toEqual({
      perHour: 0,
      until: at(until),
      nextPerHour: 14_000,
      freeFrom: Math.floor(at(now) / MINUTE) * MINUTE,
    })
  })

  test('for ever where nothing is paid', () => {
    const zone = { tariff: { prices: [{ dayType: 'default', ...freeDay }] } } as const
    const now = at('2026-11-23T12:00')
    const free = { perHour: 0, until: null, nextPerHour: null, freeFrom: now }
    expect(priceAt(zone, now, city)).toEqual(free)
  })
})

describe('paid time lasts', () => {
  const noon = at('2026-11-23T12:00')

  test('until it is free, free minutes or not', () => {
    const free = at('2026-11-23T19:00')
    const paid = { perHour: 14_000, until: free, nextPerHour: 0, freeFrom: free }
    expect(priceAt(weekdays, noon, city)).toEqual(paid)
    expect(priceAt(weekdays, free - 1, city)).toEqual(paid)
  })

  test('for ever round the clock, over midnights and weekends', () => {
    const paid = { perHour: 3_000, until: null, nextPerHour: null, freeFrom: null }
    expect(priceAt(roundTheClock, noon, city)).toEqual(paid)
    expect(priceAt({ tariff: undefined }, noon, city)).toEqual({ ...paid, perHour: 5_000 })
  })

  test('over midnights until a free Sunday', () => {
    const sunday = { dayType: 'sunday', ...freeDay } as const
    const zone = { tariff: { prices: [...(roundTheClock.tariff?.prices ?? []), sunday] } }
    const free = at('2026-11-29T00:00')
    expect(priceAt(zone, noon, city)).toEqual({
      perHour: 3_000,
      until: free,
      nextPerHour: 0,
      freeFrom: free,
    })
  })

  test('until another price, and is free later', () => {
    const prices = [
      { dayType: 'default', from: '08:00', to: '13:00', hourlyPrice: 10_000 },
      { dayType: 'default', from: '13:00', to: '20:00', hourlyPrice: 20_000 },
    ] as const
    expect(priceAt({ tariff: { prices } }, noon, city)).toEqual({
      perHour: 10_000,
      until: at('2026-11-23T13:00'),
      nextPerHour: 20_000,
      freeFrom: at('2026-11-23T20:00'),
    })
  })

  test("goes by the vehicle's category and its benefits", () => {
    const prices = [
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4_000 },
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 2_000, category: 'A' },
    ] as const
    const zone = { tariff: { prices } }
    expect(priceAt(zone, noon, { ...city, vehicle: { category: 'A' } })).toMatchObject({
      perHour: 2_000,
    })
    const half = [{ percent: 50, start: 0, end: at('2026-11-23T13:00') }]
    expect(priceAt(zone, noon, { ...city, benefits: half })).toMatchObject({
      perHour: 2_000,
      until: at('2026-11-23T13:00'),
    })
    const all = [{ percent: 100, start: 0, end: at('2026-11-23T13:00') }]
    expect(priceAt(zone, noon, { ...city, benefits: all })).toEqual({
      perHour: 0,
      until: at('2026-11-23T13:00'),
      nextPerHour: 4_000,
      freeFrom: noon,
    })
  })
})

test('prices that overlap are refused', () => {
  const prices = [
    { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4_000 },
    { dayType: 'default', from: '12:00', to: '22:00', hourlyPrice: 6_000 },
  ] as const
  expect(() => priceAt({ tariff: { prices } }, Date.UTC(2026, 10), city)).toThrow(
    'hours that no other price has',
  )
  expect(() => priceAt(weekdays, NaN, city)).toThrow('instant')
})

/** What {@link priceAt} answers, by a look at each of the next minutes; times beyond them are null. */
function slowPriceAt(input: CostInput, ahead: number): PriceNow {
  const minutes = slowPrices(input, ahead)
  const [perHour = 0] = minutes
  const find = (matches: (price: number) => boolean) => {
    const index = minutes.findIndex(matches)
    return index === -1 ? null : (Math.floor(Number(input.start) / MINUTE) + index) * MINUTE
  }
  return {
    perHour,
    until: find((price) => price !== perHour),
    nextPerHour: minutes.find((price) => price !== perHour) ?? null,
    freeFrom: find((price) => price === 0),
  }
}

test('it agrees with a look at each minute of the next ten days', { timeout: 60_000 }, () => {
  const ahead = 10 * 1440
  fc.assert(
    fc.property(anyStay, (input) => {
      const end = Math.floor(Number(input.start) / MINUTE + ahead) * MINUTE
      const soon = (time: number | null) => (time === null || time >= end ? null : time)
      const price = priceAt(input.zone, input.start, input)
      const until = soon(price.until)
      const nextPerHour = until === null ? null : price.nextPerHour
      const seen = { ...price, until, nextPerHour, freeFrom: soon(price.freeFrom) }
      expect(seen).toEqual(slowPriceAt(input, ahead))
    }),
    { numRuns: 60 },
  )
})
