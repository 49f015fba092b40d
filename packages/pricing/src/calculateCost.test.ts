import { describe, expect, test } from 'vitest'
import { calendar } from '../test/calendar2027.ts'
import {
  calculateCost,
  type CostBenefit,
  type CostInput,
  compileTariff,
  instantOf,
  type PriceInterval,
  PricingError,
} from './index.ts'

const all = (hourlyPrice: number): PriceInterval[] => [
  { dayType: 'default', from: '00:00:00', to: '23:59:59', hourlyPrice },
]
const weekdays = (from: string, to: string, hourlyPrice: number): PriceInterval[] => [
  { dayType: 'default', from, to, hourlyPrice },
  ...(['saturday', 'sunday', 'holiday'] as const).map((dayType): PriceInterval => ({
    dayType,
    from: '00:00',
    to: '24:00',
    hourlyPrice: 0,
  })),
]
const rostov = { tariff: { prices: weekdays('08:00', '20:00', 3500) } }
const perm202 = { tariff: { prices: all(3000) } }
const novosibirsk201 = {
  tariff: {
    prices: [
      ...all(10_000),
      { dayType: 'sunday', from: '00:00', to: '00:00', hourlyPrice: 0 },
      { dayType: 'holiday', from: '00:00', to: '00:00', hourlyPrice: 0 },
    ] satisfies PriceInterval[],
  },
}
const volgograd901 = {
  tariff: {
    prices: [
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4000 },
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 2000, category: 'A' },
    ] satisfies PriceInterval[],
    freeMinutes: 15,
  },
}
const kursk100 = {
  tariff: {
    prices: [
      ...all(10_000),
      { dayType: 'default', from: '00:00', to: '24:00', hourlyPrice: 20_000, category: 'C' },
    ] satisfies PriceInterval[],
  },
}

const timeZone = 'Europe/Moscow'
const at = (date: string, hour: number, minute = 0, zone = timeZone) =>
  instantOf(date, hour * 60 + minute, zone)
const cost = (
  zone: CostInput['zone'],
  start: number | Date,
  durationMinutes: number,
  more: Partial<CostInput> = {},
) => calculateCost({ zone, start, durationMinutes, timeZone, calendar, ...more })
const parts = (...given: Parameters<typeof cost>) =>
  cost(...given).segments.map(({ minutes, hourlyPrice, cost: sum }) => [minutes, hourlyPrice, sum])

describe('the tariffs of cities', () => {
  test('Rostov: weekdays 8 to 20, the end is not paid', () => {
    expect(parts(rostov, at('2026-11-23', 7), 60)).toEqual([[60, 0, 0]])
    expect(parts(rostov, at('2026-11-23', 19), 120)).toEqual([
      [60, 3500, 3500],
      [60, 0, 0],
    ])
    expect(cost(rostov, at('2026-11-23', 8), 1).total).toBe(58)
    expect(cost(rostov, at('2026-11-28', 12), 120).total).toBe(0)
  })

  test('Rostov: a free weekend is one part', () => {
    expect(parts(rostov, at('2026-11-27', 19), 62 * 60)).toEqual([
      [60, 3500, 3500],
      [60 * 60, 0, 0],
      [60, 3500, 3500],
    ])
  })

  test('Perm 202 round the clock: weekends cost what weekdays do, in one part', () => {
    expect(parts(perm202, at('2026-11-27', 12), 2 * 1440)).toEqual([[2880, 3000, 144_000]])
  })

  test('Novosibirsk: Sundays and holidays are free, a working Saturday is not', () => {
    const zone = { timeZone: 'Asia/Novosibirsk' }
    const day = (date: string) => cost(novosibirsk201, at(date, 0, 0, zone.timeZone), 1440, zone)
    expect(day('2027-02-20').total).toBe(240_000)
    expect(day('2027-02-21').total).toBe(0)
    expect(day('2027-02-22').total).toBe(0)
    expect(day('2027-02-24').total).toBe(240_000)
  })

  test('both sides of the New Year holidays', () => {
    expect(parts(rostov, at('2026-12-30', 19), 2 * 60)).toEqual([
      [60, 3500, 3500],
      [60, 0, 0],
    ])
    expect(cost(rostov, at('2026-12-31', 0), 8 * 1440 + 1440).total).toBe(0)
    expect(cost(rostov, at('2027-01-11', 8), 60).total).toBe(3500)
    expect(cost(rostov, at('2027-02-20', 8), 60).total).toBe(3500)
  })

  test('Volgograd: 15 minutes free, motorcycles at half the price', () => {
    const start = at('2026-11-23', 10)
    expect(cost(volgograd901, start, 15).total).toBe(0)
    expect(parts(volgograd901, start, 75)).toEqual([
      [15, 0, 0],
      [60, 4000, 4000],
    ])
    expect(cost(volgograd901, start, 75, { vehicle: { category: 'A' } }).total).toBe(2000)
  })

  test('Kursk: lorries pay their own price', () => {
    const start = at('2026-11-23', 3)
    expect(cost(kursk100, start, 60).total).toBe(10_000)
    expect(cost(kursk100, start, 60, { vehicle: { category: 'C' } }).total).toBe(20_000)
  })

  test.each(['A', 'B', 'C', 'D', 'M'] as const)('category %s pays its own price', (category) => {
    const own: PriceInterval[] = (['A', 'B', 'C', 'D', 'M'] as const).map((of, index) => ({
      dayType: 'default',
      from: '00:00',
      to: '24:00',
      hourlyPrice: of === category ? 7700 : index * 100,
      category: of,
    }))
    const zone = { tariff: { prices: [...all(10_000), ...own] } }
    expect(cost(zone, at('2026-11-23', 3), 60, { vehicle: { category } }).total).toBe(7700)
  })

  test('a zone without prices costs 50 roubles an hour', () => {
    expect(cost({ tariff: undefined }, at('2026-11-28', 3), 90).total).toBe(7500)
    expect(cost({ tariff: { prices: [] } }, at('2026-11-28', 3), 90).total).toBe(7500)
  })
})

describe('the rules', () => {
  const monday = at('2026-11-23', 10)
  const benefit = (percent: number, from = 0, to = 24 * 60, plate?: string): CostBenefit => ({
    percent,
    start: monday + from * 60_000,
    end: monday + to * 60_000,
    ...(plate !== undefined && { plate }),
  })

  test('the prices of a day may be told in any order', () => {
    const price = (from: string, to: string, hourlyPrice: number): PriceInterval => ({
      dayType: 'default',
      from,
      to,
      hourlyPrice,
    })
    const prices = [price('20:00', '22:00', 3000), price('10:00', '20:00', 2000)]
    const zone = { tariff: { prices: [...prices, price('08:00', '09:00', 1000)] } }
    expect(parts(zone, at('2026-11-23', 8), 14 * 60)).toEqual([
      [60, 1000, 1000],
      [60, 0, 0],
      [600, 2000, 20_000],
      [120, 3000, 6000],
    ])
  })

  test('a day with prices of its own is a part of its own, even at the same price', () => {
    const saturday: PriceInterval = {
      dayType: 'saturday',
      from: '00:00',
      to: '24:00',
      hourlyPrice: 3000,
    }
    const zone = { tariff: { prices: [...all(3000), saturday] } }
    expect(parts(zone, at('2026-11-27', 23), 120)).toEqual([
      [60, 3000, 3000],
      [60, 3000, 3000],
    ])
  })

  test('a price that runs over midnight is the two ends of its day', () => {
    const zone = {
      tariff: {
        prices: [
          { dayType: 'default', from: '20:00', to: '08:00', hourlyPrice: 6000 },
        ] satisfies PriceInterval[],
      },
    }
    expect(parts(zone, at('2026-11-23', 19), 14 * 60)).toEqual([
      [60, 0, 0],
      [720, 6000, 72_000],
      [60, 0, 0],
    ])
  })

  test('seconds of an interval wait for the next minute', () => {
    const zone = { tariff: { prices: weekdays('08:00:00', '19:59:59', 6000) } }
    expect(cost(zone, at('2026-11-23', 19, 59), 2).total).toBe(100)
  })

  test('seconds of the start are kept, the minute is priced as it begins', () => {
    const start = at('2026-11-23', 19, 59) + 59_999
    const { segments } = cost(rostov, new Date(start), 2)
    expect(segments.map((one) => [one.start, one.cost])).toEqual([
      [start, 58],
      [start + 60_000, 0],
    ])
  })

  test('a stay is rounded up to the billing step, but not when it is free anyway', () => {
    const zone = { tariff: { prices: all(6000), billingStepMinutes: 60, freeMinutes: 15 } }
    expect(cost(zone, monday, 15).total).toBe(0)
    expect(parts(zone, monday, 16)).toEqual([
      [15, 0, 0],
      [45, 6000, 4500],
    ])
    expect(parts(zone, monday, 61).at(-1)).toEqual([105, 6000, 10_500])
  })

  test('the largest benefit of each minute counts', () => {
    const benefits = [
      benefit(10),
      benefit(50, 30, 60),
      benefit(50, 40, 50),
      benefit(100, 0, 60, 'А1'),
    ]
    const { segments, ...sums } = cost(perm202, monday, 90, { benefits })
    expect(segments.map((one) => [one.minutes, one.benefit, one.cost])).toEqual([
      [30, benefits[0], 1350],
      [30, benefits[1], 750],
      [30, benefits[0], 1350],
    ])
    expect(sums).toEqual({ total: 3450, full: 4500, discount: 1050 })
    const mine = cost(perm202, monday, 60, { benefits, vehicle: { plate: 'А1' } })
    expect(mine).toMatchObject({ total: 0, full: 3000, discount: 3000 })
  })

  test('a benefit has one decimal: 33.39 per cent is 33.3', () => {
    const saves = (percent: number) =>
      cost({ tariff: { prices: all(100_000) } }, monday, 60, { benefits: [benefit(percent)] })
        .discount
    expect([33.39, 1.1, 0, 1, 100].map(saves)).toEqual([33_300, 1100, 0, 1000, 100_000])
  })

  test('a benefit without a plate is for every vehicle, one of nothing for none', () => {
    const zone = { tariff: { prices: all(100_000) } }
    const vehicle = { plate: 'А123ВС77' }
    const anybody = cost(zone, monday, 60, { vehicle, benefits: [benefit(50)] })
    expect(anybody.discount).toBe(50_000)
    const nobody = cost(zone, monday, 60, { vehicle, benefits: [benefit(0)] })
    expect(nobody.segments.map((segment) => segment.benefit)).toEqual([null])
  })

  test('a part is floored once, and full is floored as if there were no benefit', () => {
    const zone = { tariff: { prices: all(3500) } }
    const halves = [benefit(50, 1, 2)]
    expect(cost(zone, monday, 3, { benefits: halves })).toMatchObject({
      full: 175,
      total: 145,
      discount: 30,
    })
  })

  test('an hour shown twice is paid twice, an hour left out is not paid', () => {
    const berlin = { timeZone: 'Europe/Berlin' }
    expect(cost(perm202, at('2026-10-25', 0, 0, 'Europe/Berlin'), 25 * 60, berlin).total).toBe(
      75_000,
    )
    const night = {
      tariff: {
        prices: [
          { dayType: 'default', from: '02:00', to: '03:00', hourlyPrice: 6000 },
        ] satisfies PriceInterval[],
      },
    }
    expect(cost(night, at('2026-10-25', 0, 0, 'Europe/Berlin'), 300, berlin).total).toBe(12_000)
    expect(cost(night, at('2026-03-29', 0, 0, 'Europe/Berlin'), 300, berlin).total).toBe(0)
  })

  test('no minutes cost nothing and have no parts', () => {
    expect(cost(perm202, monday, 0)).toEqual({ total: 0, full: 0, discount: 0, segments: [] })
  })

  test('a compiled tariff prices all durations of a form', () => {
    const { totals } = compileTariff({ zone: rostov, timeZone, calendar })
    expect(totals(at('2026-11-23', 19), [15, 60, 120, 1440])).toEqual([875, 3500, 3500, 42_000])
  })
})

describe('a compiled tariff', () => {
  test('agrees minute by minute over the ends of paid time', () => {
    const compiled = compileTariff({ zone: rostov, timeZone, calendar })
    for (const hour of [7, 19]) {
      for (let minutes = 0; minutes <= 70; minutes++) {
        const start = at('2026-11-23', hour, 31)
        expect(compiled.total(start, minutes)).toBe(cost(rostov, start, minutes).total)
      }
    }
  })

  test('is refused before anything is asked of it', () => {
    const zone = { tariff: { prices: [], billingStepMinutes: 0 } }
    expect(() => compileTariff({ zone, timeZone, calendar })).toThrow('billingStepMinutes')
  })

  test('names what is wrong with a question', () => {
    const { total } = compileTariff({ zone: rostov, timeZone, calendar })
    expect(() => total(NaN, 60)).toThrow('start')
    expect(() => total(at('2026-11-23', 8), -1)).toThrow('durationMinutes')
  })
})

describe('what is refused, and the field it names', () => {
  const one: PriceInterval = { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 100 }
  const good = { zone: rostov, start: at('2026-11-23', 8), durationMinutes: 60, timeZone, calendar }
  const priced = (...prices: object[]) => ({ zone: { tariff: { prices } } })
  const discount = { percent: 10, start: 0, end: Infinity }

  test.each<[string, object]>([
    ['durationMinutes', { durationMinutes: -1 }],
    ['durationMinutes', { durationMinutes: NaN }],
    ['durationMinutes', { durationMinutes: Infinity }],
    ['durationMinutes', { durationMinutes: 1.5 }],
    ['durationMinutes', { durationMinutes: 366 * 1440 + 1 }],
    ['durationMinutes', { durationMinutes: '60' }],
    ['zone', { zone: null }],
    ['zone', { zone: undefined }],
    ['start', { start: NaN }],
    ['start', { start: new Date('no date') }],
    ['start', { start: '2026-11-23' }],
    ['start', { start: '0' }],
    ['start', { start: 8.64e15 }],
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    ['timeZone', { timeZone: undefined }],
    ['calendar', { calendar: undefined }],
    ['calendar.holidays', { calendar: { workingDays: [] } }],
    [
      'calendar.holidays[1]',
      { calendar: { holidays: ['2026-02-28', '2026-02-29'], workingDays: [] } },
    ],
    ['calendar.workingDays[0]', { calendar: { holidays: [], workingDays: ['20.02.2027'] } }],
    ['vehicle.category', { vehicle: { category: 'X' } }],
    ['zone.tariff.prices', { zone: { tariff: { prices: {} } } }],
    ['zone.tariff.prices[0]', { zone: { tariff: { prices: [null] } } }],
    ['zone.tariff.prices[1]', priced(one, { ...one, from: '19:59', to: '21:00' })],
    ['zone.tariff.prices[1]', priced(one, { ...one, from: '22:00', to: '08:01' })],
    ['zone.tariff.prices[0].to', priced({ ...one, to: '08:00' })],
    ['zone.tariff.prices[0].to', priced({ ...one, to: '24:01' })],
    ['zone.tariff.prices[0].from', priced({ ...one, from: '8:00' })],
    ['zone.tariff.prices[0].from', priced({ ...one, from: '108:00' })],
    ['zone.tariff.prices[0].to', priced({ ...one, to: '20:000' })],
    ['zone.tariff.prices[0].hourlyPrice', priced({ ...one, hourlyPrice: -1 })],
    ['zone.tariff.prices[0].hourlyPrice', priced({ ...one, hourlyPrice: 0.5 })],
    ['zone.tariff.prices[0].hourlyPrice', priced({ ...one, hourlyPrice: 10_000_001 })],
    ['zone.tariff.prices[0].dayType', priced({ ...one, dayType: 'monday' })],
    ['zone.tariff.prices[0].category', priced({ ...one, category: 'X' })],
    [
      'zone.tariff.billingStepMinutes',
      { zone: { tariff: { prices: [one], billingStepMinutes: 0 } } },
    ],
    ['zone.tariff.freeMinutes', { zone: { tariff: { prices: [one], freeMinutes: -1 } } }],
    ['benefits', { benefits: {} }],
    ['benefits[0].percent', { benefits: [{ ...discount, percent: 100.1 }] }],
    ['benefits[0].percent', { benefits: [{ ...discount, percent: NaN }] }],
    ['benefits[0].percent', { benefits: [{ ...discount, percent: '10' }] }],
    ['benefits[0].start', { benefits: [{ ...discount, start: NaN }] }],
    ['benefits[1].end', { benefits: [discount, { ...discount, end: -1 }] }],
    ['benefits[0].end', { benefits: [{ ...discount, end: 1_790_000_000 }] }],
    [
      'benefits[0].end',
      { benefits: [{ ...discount, start: at('2026-11-23', 8), end: at('2026-11-23', 7) }] },
    ],
    ['benefits[0].percent', { benefits: [{ ...discount, percent: 0.5 }] }],
    ['benefits[0].percent', { benefits: [{ ...discount, percent: 0.999 }] }],
    ['benefits[0].plate', { benefits: [{ ...discount, plate: 77 }] }],
    ['vehicle', { vehicle: null }],
    ['vehicle.plate', { vehicle: { plate: 77 } }],
    ['zone.tariff', { zone: {} }],
    ['zone.tariff', { zone: { tariff: null } }],
    ['zone.tariff', { zone: { tariff: [] } }],
    ['zone.tarif', { zone: { tarif: { prices: [one] } } }],
    ['zone.prices', { zone: { tariff: undefined, prices: [one] } }],
    ['zone.tariff.prices', { zone: { tariff: {} } }],
    ['zone.tariff.prices', { zone: { tariff: { prices: undefined } } }],
    ['zone.tariff.billingStep', { zone: { tariff: { prices: [one], billingStep: 15 } } }],
    ['zone.tariff.prices[0].price', priced({ ...one, price: 100 })],
    ['start', { start: at('2026-11-23', 8) / 1000 }],
  ])('%s: %j', (field, wrong) => {
    const input = Object.assign({}, good, wrong)
    let refused: unknown
    try {
      calculateCost(input)
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(PricingError)
    expect(refused).toMatchObject({ field, name: 'PricingError' })
    expect(String(refused).replace(`PricingError: ${field}: `, '')).toMatch(/^[a-z]/)
  })
})
