import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anyStay } from '../../test/anyStay.ts'
import { type Calendar, compileTariff, dayType, type PricedZone, PricingError } from '../index.ts'
import { checkCalendar, checkTariff } from './index.ts'

const json = (name: string): object =>
  Object(JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')))
const ajv = new Ajv2020()
const tariffSchema = ajv.compile(json('tariff.schema.json'))
const calendarSchema = ajv.compile(json('calendar.schema.json'))

const day = { dayType: 'default', from: '00:00', to: '24:00', hourlyPrice: 3500 }
const codes = (input: unknown, calendar?: object) =>
  checkTariff(input, Object(calendar && { calendar })).findings.map(
    ({ path, severity, code }) => `${severity} ${code} ${path}`,
  )
const everyDay = [
  { ...day, dayType: 'saturday' },
  { ...day, dayType: 'sunday' },
  { ...day, dayType: 'holiday' },
]

describe('errors of a tariff', () => {
  test.each<[unknown, string[]]>([
    [null, ['error kind ']],
    [[], ['error kind ']],
    ['{}', ['error kind ']],
    [{}, ['error missing prices']],
    [{ prices: {} }, ['error kind prices']],
    [{ tarif: [], prices: [] }, ['error unknownKey tarif']],
    [{ prices: [], billingStep: 15 }, ['error unknownKey billingStep']],
    [{ prices: [], billingStepMinutes: 0 }, ['error range billingStepMinutes']],
    [{ prices: [], freeMinutes: '15' }, ['error range freeMinutes']],
    [{ prices: [], $schema: 1 }, ['error kind $schema']],
    [{ prices: [null] }, ['error kind prices[0]']],
    [
      { prices: [{}] },
      ['dayType', 'hourlyPrice', 'from', 'to'].map((key) => `error missing prices[0].${key}`),
    ],
    [{ prices: [{ ...day, price: 1 }] }, ['error unknownKey prices[0].price']],
    [{ prices: [{ ...day, dayType: 'monday' }] }, ['error range prices[0].dayType']],
    [{ prices: [{ ...day, category: null }] }, ['error range prices[0].category']],
    [{ prices: [{ ...day, hourlyPrice: 35.5 }] }, ['error range prices[0].hourlyPrice']],
    [{ prices: [{ ...day, from: '8:00' }] }, ['error time prices[0].from']],
    [{ prices: [{ ...day, to: 24 }] }, ['error time prices[0].to']],
    [{ prices: [{ ...day, from: '08:00', to: '08:00' }] }, ['error noHours prices[0].to']],
    [{ prices: [day, { ...day, from: '22:00', to: '02:00' }] }, ['error overlap prices[1]']],
  ])('%j', (input, expected) => {
    expect(codes(input)).toEqual(expected)
    expect(checkTariff(input).ok).toBe(false)
  })
})

describe('what is worth a second look', () => {
  const holidays = { holidays: ['2026-11-04'], workingDays: [] }

  test.each<[unknown, object | undefined, string[]]>([
    [{ prices: [] }, undefined, ['warning noPrices prices']],
    [{ prices: [day, ...everyDay] }, holidays, []],
    [
      { prices: [day] },
      undefined,
      ['warning fallback prices', 'warning fallback prices', 'warning fallback prices'],
    ],
    [{ prices: [day, ...everyDay.slice(0, 2)] }, undefined, ['warning fallback prices']],
    [{ prices: [day, ...everyDay.slice(0, 2)] }, holidays, ['warning holidayFallback prices']],
    [
      { prices: [{ ...day, from: '08:00', to: '20:00' }, ...everyDay] },
      undefined,
      ['warning gap prices'],
    ],
    [{ prices: everyDay }, undefined, ['warning gap prices']],
    [
      { prices: [day, ...everyDay, { ...day, dayType: 'sunday', category: 'C', to: '10:00' }] },
      undefined,
      [],
    ],
    [
      { prices: [{ ...day, hourlyPrice: 35 }, ...everyDay] },
      undefined,
      ['warning implausible prices[0].hourlyPrice'],
    ],
    [
      { prices: [{ ...day, hourlyPrice: 100_001 }, ...everyDay] },
      undefined,
      ['warning implausible prices[0].hourlyPrice'],
    ],
    [
      { prices: [day, ...everyDay], freeMinutes: 1441, billingStepMinutes: 241 },
      undefined,
      ['warning implausible billingStepMinutes', 'warning implausible freeMinutes'],
    ],
    [{ prices: [{ ...day, hourlyPrice: 100 }, ...everyDay], freeMinutes: 1440 }, undefined, []],
  ])('%j with %j', (input, calendar, expected) => {
    expect(codes(input, calendar)).toEqual(expected)
    expect(checkTariff(input).ok).toBe(true)
  })

  test('names the hours that are free and how a free day is written', () => {
    const { findings } = checkTariff(
      { prices: [{ ...day, from: '20:00', to: '08:00' }, ...everyDay.slice(0, 2)] },
      { calendar: holidays },
    )
    expect(findings.map(({ message }) => message)).toEqual([
      'No price covers 08:00-20:00 of default: parking is free then.',
      'No price is for holiday: such a day costs what a working day does. The weekend has prices of its own and the calendar has 1 holidays. If it is free, say so: { "dayType": "holiday", "from": "00:00", "to": "24:00", "hourlyPrice": 0 }.',
    ])
  })

  test('hours of a category that has prices of its own', () => {
    const own = { ...day, category: 'C', from: '08:00', to: '20:00' }
    const { findings } = checkTariff({ prices: [own, ...everyDay] })
    expect(findings.map(({ got, message }) => [got, message])).toEqual([
      ['00:00-24:00', 'No price covers 00:00-24:00 of default: parking is free then.'],
      [
        '00:00-08:00, 20:00-24:00',
        'No price covers 00:00-08:00, 20:00-24:00 of default for category C: parking is free then.',
      ],
    ])
  })
})

test.each([
  [{ prices: [], free_minutes: 15 }, ' Is freeMinutes meant?'],
  [{ prices: [{ ...day, price: 1 }] }, ' Is hourlyPrice meant?'],
  [{ prices: [], colour: 'red' }, ''],
])('%j: says which key is meant', (input, hint) => {
  const [one] = checkTariff(input).findings
  const known = one?.expected.replace('no such key, only ', 'Known: ')
  expect(one?.message.split('so it would do nothing. ')[1]).toBe(`${known}.${hint}`)
})

test('a tariff comes back as it is, without the key for editors', () => {
  const tariff = {
    prices: [{ ...day, category: 'C' }],
    billingStepMinutes: 15,
    freeMinutes: 10,
  }
  expect(checkTariff({ $schema: './tariff.schema.json', ...tariff })).toMatchObject({
    ok: true,
    tariff,
  })
})

describe('a calendar', () => {
  const found = (input: unknown) =>
    checkCalendar(input).findings.map(({ path, severity, code }) => `${severity} ${code} ${path}`)

  test.each<[unknown, string[]]>([
    [{ holidays: ['2026-11-04'], workingDays: ['2027-02-20'] }, []],
    [null, ['error kind ']],
    [{ holidays: [] }, ['error missing workingDays']],
    [{ holidays: [], workingDays: [], holiday: [] }, ['error unknownKey holiday']],
    [
      { holidays: ['2026-02-29'], workingDays: [4] },
      ['error date holidays[0]', 'error date workingDays[0]'],
    ],
    [{ holidays: ['2026-11-04', '2026-11-04'], workingDays: [] }, ['warning twice holidays[1]']],
    [
      { holidays: ['1999-12-31', '2100-01-01'], workingDays: [] },
      ['warning implausible holidays[0]', 'warning implausible holidays[1]'],
    ],
    [{ holidays: [], workingDays: ['2026-11-23'] }, ['warning notWeekend workingDays[0]']],
    [{ holidays: ['2027-02-20'], workingDays: ['2027-02-20'] }, ['warning twice workingDays[0]']],
  ])('%j', (input, expected) => {
    expect(found(input)).toEqual(expected)
    expect(checkCalendar(input).ok).toBe(!expected.some((one) => one.startsWith('error')))
  })
})

/** Prices that are right in most of their fields. */
const anyTime = fc.constantFrom<unknown>(
  '00:00',
  '08:00',
  '20:00:00',
  '23:59:59',
  '24:00',
  '24:01',
  '8:00',
  '',
  8,
  null,
)
const anyPrice = fc.record(
  {
    dayType: fc.constantFrom<unknown>('default', 'saturday', 'holiday', 'monday', 1),
    from: anyTime,
    to: anyTime,
    hourlyPrice: fc.constantFrom<unknown>(0, 3500, 10_000_000, 10_000_001, -1, 0.5, '35'),
    category: fc.constantFrom<unknown>('A', 'B', 'Z', undefined),
    extra: fc.constant(1),
  },
  { requiredKeys: ['dayType', 'from', 'to', 'hourlyPrice'] },
)
const anyTariff = fc.oneof(
  fc.anything(),
  anyStay.map(({ zone }) => zone.tariff),
  fc.record(
    {
      prices: fc.oneof(
        { weight: 5, arbitrary: fc.array(anyPrice, { maxLength: 3 }) },
        { weight: 1, arbitrary: fc.anything() },
      ),
      billingStepMinutes: fc.constantFrom<unknown>(1, 1440, 1441, 0, '15'),
      freeMinutes: fc.constantFrom<unknown>(0, 527_040, 527_041, -1),
      $schema: fc.constantFrom<unknown>('x', 1),
      extra: fc.constant(1),
    },
    { requiredKeys: ['prices'] },
  ),
)
/** As it would be written into a file. */
const written = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}

describe('schema, check and rules agree', () => {
  test('about tariffs', () => {
    fc.assert(
      fc.property(anyTariff, (value) => {
        const input = written(value)
        const check = checkTariff(input)
        // Whatever the schema refuses, the check refuses; it knows more: overlaps and empty hours.
        const isStructural = check.findings.some(
          ({ severity, code }) => severity === 'error' && code !== 'overlap' && code !== 'noHours',
        )
        expect(tariffSchema(input)).toBe(!isStructural)
        // What it accepts can be priced, what it refuses is refused.
        const zone: PricedZone = Object({ tariff: input })
        const price = () =>
          compileTariff({ zone, timeZone: 'UTC', calendar: { holidays: [], workingDays: [] } })
        // The key for editors is nothing that the rules look at.
        const wrong = check.findings.filter(({ severity }) => severity === 'error')
        expect(refusalOf(price)).toBe(wrong.some(({ path }) => path !== '$schema'))
      }),
      { numRuns: 1500 },
    )
  })

  test('about calendars', () => {
    const date = fc.constantFrom<unknown>(
      '2026-11-04',
      '2026-02-29',
      '2026-13-01',
      '04.11.2026',
      5,
      '2026-00-10',
    )
    const dates = fc.oneof(fc.array(date, { maxLength: 3 }), fc.anything())
    const calendar = fc.record(
      { holidays: dates, workingDays: dates, extra: date },
      { requiredKeys: ['holidays'] },
    )
    fc.assert(
      fc.property(fc.oneof(calendar, fc.anything()), (value) => {
        const input = written(value)
        const check = checkCalendar(input)
        // The schema does not know which days a month has.
        const isDateAlone = check.findings.every(
          ({ severity, code }) => severity === 'warning' || code === 'date',
        )
        expect(check.ok && !calendarSchema(input)).toBe(false)
        expect(calendarSchema(input) && !isDateAlone).toBe(false)
        const days: Calendar = Object(input)
        const name = () => dayType(Date.UTC(2026, 1), 'UTC', days)
        expect(check.ok && refusalOf(name)).toBe(false)
      }),
      { numRuns: 1500 },
    )
  })

  test('a check never throws', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withNullPrototype: true,
      withMap: true,
    })
    const tariff = fc.record({
      prices: fc.array(
        fc.record({ dayType: anything, from: anything, to: anything, hourlyPrice: anything }),
      ),
    })
    fc.assert(
      fc.property(fc.oneof(anything, tariff), (value) => {
        expect(checkTariff(value).ok || checkTariff(value).findings.length > 0).toBe(true)
        expect(checkCalendar(value).ok || checkCalendar(value).findings.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

function refusalOf(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch (error) {
    return error instanceof PricingError
  }
}
