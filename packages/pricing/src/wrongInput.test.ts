import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as pricing from './index.ts'
import { PricingError } from './index.ts'

const timeZone = 'Europe/Moscow'
const calendar = { holidays: [], workingDays: [] }
const city = { timeZone, calendar }
const prices = [
  { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 3500 },
] as const satisfies pricing.PriceInterval[]
const zone = { tariff: { prices } }
const start = Date.UTC(2026, 10, 23, 7)

/** A right call of every public function. */
const calls = {
  addDays: ['2026-11-23', 1],
  calculateCost: [{ zone, start, durationMinutes: 60, ...city }],
  compileTariff: [{ zone, ...city }],
  dayType: [start, timeZone, calendar],
  formatMoney: [3500, 'ru'],
  instantOf: ['2026-11-23', 60, timeZone],
  parseMoney: ['35,00'],
  priceAt: [zone, start, city],
  priceTimeline: [zone, '2026-11-23', city],
  roublesWord: [5],
  splitMoney: [3500],
  startOfDay: ['2026-11-23', timeZone],
  tariffAt: [zone, start, city],
  wallClock: [start, timeZone],
} as const

const publicFunctions = new Map(
  Object.entries(pricing).flatMap(([name, value]) =>
    typeof value === 'function' && value !== PricingError ? [[name, value] as const] : [],
  ),
)

function errorOf(run: () => unknown): unknown {
  try {
    run()
    return null
  } catch (error) {
    return error
  }
}

/** Values that come from anywhere: with some of the names and numbers that the rules ask about. */
const anyValue = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.constantFrom<unknown>(
    Symbol('x'),
    () => 1,
    -0,
    NaN,
    Infinity,
    2 ** 53,
    1e300,
    timeZone,
    zone,
    start,
  ),
)

/** A value with one of its fields, however deep, replaced by another value. */
function spoil(value: unknown, path: readonly number[], by: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[first % (keys.length || 1)]
  if (key === undefined) return by
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value }
  Reflect.set(Object(copy), key, spoil(Reflect.get(value, key), rest, by))
  return copy
}

describe('every public function throws nothing but a PricingError', () => {
  test('and each is tried', () => {
    expect([...publicFunctions.keys()].toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test.each(Object.entries(calls))('%s', (name, right) => {
    const run = publicFunctions.get(name)
    if (run === undefined) throw new Error(name)
    expect(errorOf(() => Reflect.apply(run, undefined, right))).toBeNull()
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(anyValue, { maxLength: 3 }),
          fc
            .tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }), anyValue)
            .map(([path, by]) => Object.values(Object(spoil(right, path, by)))),
        ),
        (input) => {
          const error = errorOf(() => Reflect.apply(run, undefined, input))
          expect(error === null || error instanceof PricingError).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('and so do the questions to a compiled tariff', () => {
    const compiled = pricing.compileTariff({ zone, ...city })
    fc.assert(
      fc.property(anyValue, anyValue, (from, minutes) => {
        for (const ask of [compiled.total, compiled.totals]) {
          const error = errorOf(() => Reflect.apply(ask, undefined, [from, minutes]))
          expect(error === null || error instanceof PricingError).toBe(true)
        }
      }),
    )
  })
})

describe('an error says what it got, what it wants and how to mend it', () => {
  const cost = (wrong: object) =>
    errorOf(() =>
      Reflect.apply(pricing.calculateCost, undefined, [
        { zone, start, durationMinutes: 60, ...city, ...wrong },
      ]),
    )

  test.each<[object, string]>([
    [
      { start: start / 1000 },
      `start: got ${start / 1000}, expected milliseconds since 1970 (of the years 2000 to 2100) from 946684800000 to 4102444800000. Are these seconds? Milliseconds are expected: multiply by 1000.`,
    ],
    [
      { start: 5 },
      'start: got 5, expected milliseconds since 1970 (of the years 2000 to 2100) from 946684800000 to 4102444800000',
    ],
    [
      { durationMinutes: '60' },
      'durationMinutes: got "60", expected whole minutes from 0 to 527040. A number is expected, not a text.',
    ],
    [
      { benefits: [{ percent: 0.5, start, end: start }] },
      'benefits[0].percent: got 0.5, expected per cent: 0, or from 1 to 100. 50 is half of the price, 0.5 would be half a per cent.',
    ],
    [
      { benefits: [{ percent: 50, start: 1_763_000_000, end: 1_790_000_000 }] },
      'benefits[0].end: got 1790000000, expected milliseconds since 1970 from 946684800000 to Infinity. Are these seconds? Milliseconds are expected: multiply by 1000.',
    ],
    [
      { benefits: [{ percent: 50, start, end: 0 }] },
      'benefits[0].end: got 0, expected milliseconds since 1970 from 946684800000 to Infinity',
    ],
    [
      { zone: {} },
      'zone.tariff: got nothing, expected a tariff. A zone without prices, at 50 roubles an hour, is { tariff: undefined }.',
    ],
    [
      { zone: { tarif: zone.tariff } },
      'zone.tarif: got "tarif", expected no such key, only tariff. Is zone.tariff meant?',
    ],
    [
      { zone: { tariff: { prices, billingStep: 15 } } },
      'zone.tariff.billingStep: got "billingStep", expected no such key, only prices, billingStepMinutes, freeMinutes, $schema. Is zone.tariff.billingStepMinutes meant?',
    ],
    [
      { zone: { tariff: { prices: [{ ...prices[0], hourlyPrice: 35.5 }] } } },
      'zone.tariff.prices[0].hourlyPrice: got 35.5, expected whole kopecks from 0 to 10000000. A price is in kopecks: 35 roubles are 3500.',
    ],
    [
      { zone: { tariff: { prices: [{ ...prices[0], to: '08:00' }] } } },
      'zone.tariff.prices[0].to: got "08:00", expected another time than from. The whole day is 00:00 to 24:00.',
    ],
    [{ vehicle: { category: 'E' } }, 'vehicle.category: got "E", expected one of A, B, C, D, M'],
    [
      { timeZone: 3n },
      'timeZone: got 3n, expected the IANA name of a time zone, such as Europe/Moscow',
    ],
    [{ calendar: [] }, 'calendar: got a list, expected an object'],
    [
      { calendar: { ...calendar, holidays: {} } },
      'calendar.holidays: got an object, expected a list',
    ],
    [{ zone: null }, 'zone: got null, expected an object'],
    [{ zone: () => zone }, 'zone: got a function, expected an object'],
    [{ vehicle: { plate: true } }, 'vehicle.plate: got true, expected a text'],
  ])('%o', (wrong, message) => {
    expect(cost(wrong)).toMatchObject({ message })
  })

  const beside = 'zone, start, durationMinutes, timeZone, calendar, benefits, vehicle'
  test.each<[object, string, string | null]>([
    [
      { category: 'A' },
      `category: got "category", expected no such key, only ${beside}`,
      'vehicle.category',
    ],
    [
      { plate: 'А123ВС77' },
      `plate: got "plate", expected no such key, only ${beside}`,
      'vehicle.plate',
    ],
    [
      { percent: 50 },
      `percent: got "percent", expected no such key, only ${beside}`,
      'benefits[0].percent',
    ],
    [
      { Benefits: [] },
      `Benefits: got "Benefits", expected no such key, only ${beside}`,
      'benefits',
    ],
    [{ benefit: [] }, `benefit: got "benefit", expected no such key, only ${beside}`, 'benefits'],
    [{ vehical: {} }, `vehical: got "vehical", expected no such key, only ${beside}`, 'vehicle'],
    [
      { duration: 5 },
      `duration: got "duration", expected no such key, only ${beside}`,
      'durationMinutes',
    ],
    [
      { freeMinutes: 15 },
      `freeMinutes: got "freeMinutes", expected no such key, only ${beside}`,
      'zone.tariff.freeMinutes',
    ],
    [
      { holidays: [] },
      `holidays: got "holidays", expected no such key, only ${beside}`,
      'calendar.holidays',
    ],
    [{ colour: 'red' }, `colour: got "colour", expected no such key, only ${beside}`, null],
    [
      { vehicle: { Category: 'A' } },
      'vehicle.Category: got "Category", expected no such key, only plate, category',
      'vehicle.category',
    ],
    [
      { vehicle: { catgeory: 'A' } },
      'vehicle.catgeory: got "catgeory", expected no such key, only plate, category',
      'vehicle.category',
    ],
    [
      { vehicle: { percent: 50 } },
      'vehicle.percent: got "percent", expected no such key, only plate, category',
      'benefits[0].percent',
    ],
    [
      { benefits: [{ percent: 50, start, end: start, category: 'A' }] },
      'benefits[0].category: got "category", expected no such key, only percent, start, end, name, plate',
      'vehicle.category',
    ],
    [
      { minutes: 60 },
      `minutes: got "minutes", expected no such key, only ${beside}`,
      'durationMinutes',
    ],
    [{ end: start }, `end: got "end", expected no such key, only ${beside}`, 'benefits[0].end'],
    [
      { timezone: 'Europe/Moscow' },
      `timezone: got "timezone", expected no such key, only ${beside}`,
      'timeZone',
    ],
    [
      { zone: { tariff: { prices: [{ price: 3500 }] } } },
      'zone.tariff.prices[0].price: got "price", expected no such key, only dayType, from, to, hourlyPrice, category',
      'zone.tariff.prices[0].hourlyPrice',
    ],
    [
      { calendar: { ...calendar, Holidays: [] } },
      'calendar.Holidays: got "Holidays", expected no such key, only holidays, workingDays, $schema',
      'calendar.holidays',
    ],
  ])('and of a key that would do nothing which one is meant: %o', (wrong, told, meant) => {
    const hint = meant === null ? null : `Is ${meant} meant?`
    expect(cost(wrong)).toMatchObject({ hint, message: hint === null ? told : `${told}. ${hint}` })
  })

  test.each([
    [pricing.compileTariff, [{ zone, ...city, category: 'A' }]],
    [pricing.priceAt, [zone, start, { ...city, category: 'A' }]],
    [pricing.priceTimeline, [zone, '2026-11-23', { ...city, category: 'A' }]],
    [pricing.tariffAt, [zone, start, { ...city, category: 'A' }]],
  ])('and so does every function that prices: %o', (run, input) => {
    expect(errorOf(() => Reflect.apply(run, undefined, input))).toMatchObject({
      hint: 'Is vehicle.category meant?',
    })
  })

  test('and names an argument that is missing', () => {
    expect(errorOf(() => Reflect.apply(pricing.priceAt, undefined, [zone, start]))).toMatchObject({
      message: 'context: got nothing, expected an object',
    })
  })

  test('and keeps them apart', () => {
    expect(cost({ durationMinutes: -1 })).toMatchObject({
      field: 'durationMinutes',
      value: -1,
      expected: 'whole minutes from 0 to 527040',
      hint: null,
    })
  })
})

describe('ranges that are told are the true ones', () => {
  const cost = (wrong: object) => () =>
    Reflect.apply(pricing.calculateCost, undefined, [
      { zone, start, durationMinutes: 60, ...city, ...wrong },
    ])
  const tariff = (more: object) => cost({ zone: { tariff: { prices, ...more } } })

  test.each<[string, (value: number) => () => unknown]>([
    ['durationMinutes', (durationMinutes) => cost({ durationMinutes })],
    ['start', (value) => cost({ start: value })],
    ['billingStepMinutes', (billingStepMinutes) => tariff({ billingStepMinutes })],
    ['freeMinutes', (freeMinutes) => tariff({ freeMinutes })],
    ['hourlyPrice', (hourlyPrice) => tariff({ prices: [{ ...prices[0], hourlyPrice }] })],
    ['percent', (percent) => cost({ benefits: [{ percent, start, end: start }] })],
    ['minutesOfDay', (minute) => () => pricing.instantOf('2026-11-23', minute, timeZone)],
    ['kopecks', (kopecks) => () => pricing.formatMoney(kopecks)],
    ['instant', (instant) => () => pricing.wallClock(instant, timeZone)],
    ['roubles', (roubles) => () => pricing.roublesWord(roubles)],
  ])('%s', (_field, attempt) => {
    const told = errorOf(attempt(NaN))
    if (!(told instanceof PricingError)) throw new Error('NaN was taken')
    const [, low = '', high = ''] = /from (\S+) to (\S+)$/.exec(told.expected) ?? []
    const step = (value: number, by: number) =>
      Math.abs(value) > 1e300 ? value * (1 + Math.abs(by)) : value + by
    expect(errorOf(attempt(Number(low)))).toBeNull()
    expect(errorOf(attempt(Number(high)))).toBeNull()
    expect(errorOf(attempt(step(Number(high), 1)))).toBeInstanceOf(PricingError)
    // Nothing is less than no minutes and no price; of per cent there is also none at all.
    expect(errorOf(attempt(step(Number(low), low === '1' ? -0.5 : -1)))).toBeInstanceOf(
      PricingError,
    )
  })

  test('a date of the years 0000 to 9999', () => {
    expect(pricing.addDays('9999-12-30', 1)).toBe('9999-12-31')
    expect(pricing.addDays('0000-01-02', -1)).toBe('0000-01-01')
    expect(() => pricing.addDays('9999-12-31', 1)).toThrow('in the years 0000 to 9999')
    expect(() => pricing.addDays('0000-01-01', -1)).toThrow('in the years 0000 to 9999')
  })
})
