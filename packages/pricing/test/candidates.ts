/**
 * Writes everything that might become a vector into a file: the stays of the published ones that have a
 * name, and far more that is drawn. The same each time.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import {
  type Calendar,
  calculateCost,
  instantOf,
  MAX_STAY_MINUTES,
  type PriceInterval,
  wallClock,
} from '../src/index.ts'
import { anyStay } from './anyStay.ts'
import { answer, type Questions, type Row } from './vectors.ts'

const seed = 20_261_128
const MINUTE = 60_000
/** JSON has no Infinity: a benefit that never ends does so with the last instant that is priced. */
const NEVER = Date.UTC(2100, 0)

type Stay = Questions['stays'][number]
type Call = Questions['calls'][number]

const vectors: Questions = JSON.parse(
  readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'),
)
/** Written by hand, each for what its name says. */
const named = vectors.stays.filter(({ name }) => !name.startsWith('drawn '))

/** Only the days near a stay: the others of a calendar decide nothing. */
function near({ holidays, workingDays }: Calendar, start: number, minutes: number): Calendar {
  const dateOf = (instant: number) => new Date(instant).toJSON().slice(0, 10)
  const [first, last] = [dateOf(start - 86_400_000), dateOf(start + (minutes + 2880) * MINUTE)]
  const within = (dates: readonly string[]) => dates.filter((date) => first <= date && date <= last)
  return { holidays: within(holidays), workingDays: within(workingDays) }
}

/** Stays as the tests draw them, near to what changes: the hours of the prices, the days of the calendar. */
const drawn: readonly Stay[] = fc
  .sample(
    fc.tuple(anyStay, fc.constantFrom(30, 90, 240, 720, 1500, 4000)).map(([input, longest]) => {
      const durationMinutes = input.durationMinutes % longest
      const calendar = near(input.calendar, Number(input.start), durationMinutes)
      const benefits = input.benefits?.slice(0, 4).map((benefit, at) => {
        // Drawn benefits lie anywhere within a year: every other one is moved to the stay.
        const start = Number(input.start) + ((benefit.start % 240) - 60) * MINUTE
        const end = start + ((benefit.end % 600) + 1) * MINUTE
        return at % 2 === 0 ? Object.assign({}, benefit, { start, end }) : benefit
      })
      return Object.assign({}, input, { durationMinutes, calendar, benefits })
    }),
    { seed, numRuns: 1200 },
  )
  // Morocco sets its clocks by the moon and by decree: not every machine knows the last one.
  .filter(({ timeZone }) => timeZone !== 'Africa/Casablanca')
  .filter((input) => JSON.stringify([input, calculateCost(input)]).length < 1100)
  .map((input, at) => ({ name: `drawn ${at + 1}`, input }))

const call = (name: Call['function'], ...given: readonly unknown[]): Call => ({
  function: name,
  arguments: given,
})

const city = { timeZone: 'Europe/Moscow', calendar: { holidays: [], workingDays: [] } }
const monday = instantOf('2026-11-23', 480, city.timeZone)
const weekday: PriceInterval = { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 3500 }
const right = {
  zone: { tariff: { prices: [weekday] } },
  start: monday,
  durationMinutes: 60,
  ...city,
}
const half = { percent: 50, start: monday, end: NEVER }
const tariff = (more: object) => ({ zone: { tariff: { prices: [weekday], ...more } } })
const priced = (...list: readonly unknown[]) => tariff({ prices: list })
const discounts = (...list: readonly object[]) => ({ benefits: list })
const text = (value: number) => `${value}`

/** What is wrong in a stay that is right otherwise. */
const wrong: readonly object[] = [
  ...[-1, 1.5, MAX_STAY_MINUTES + 1, '60', null].map((durationMinutes) => ({ durationMinutes })),
  ...[monday / 1000, 946_684_799_999, NEVER + 1, text(monday), '2026-11-23', null].map((start) => ({
    start,
  })),
  ...['Europe/Atlantis', '', null, 3].map((timeZone) => ({ timeZone })),
  ...[null, [], { holidays: [] }, { workingDays: [] }, { holidays: {}, workingDays: [] }].map(
    (calendar) => ({ calendar }),
  ),
  ...'2026-02-29|2026-13-01|20.02.2027|2026-1-1|2026-02-28T00:00| 2026-02-28'
    .split('|')
    .flatMap((date) => [
      { calendar: { holidays: ['2026-02-28', date], workingDays: [] } },
      { calendar: { holidays: [], workingDays: [date] } },
    ]),
  { calendar: { holidays: [20_260_228], workingDays: [] } },
  { calendar: { ...city.calendar, Holidays: [] } },
  ...[
    { category: 'X' },
    { category: 'a' },
    { plate: 77 },
    { plate: null },
    { Category: 'A' },
    null,
    [],
  ].map((vehicle) => ({ vehicle })),
  ...[
    null,
    [],
    {},
    { tariff: null },
    { tariff: [] },
    { tariff: {} },
    { tariff: { prices: {} } },
    { tarif: { prices: [] } },
    { tariff: { prices: [] }, prices: [] },
  ].map((zone) => ({ zone })),
  ...[0, 1441, 1.5, '15', null].map((billingStepMinutes) => tariff({ billingStepMinutes })),
  ...[-1, MAX_STAY_MINUTES + 1, 0.5, '15', null].map((freeMinutes) => tariff({ freeMinutes })),
  tariff({ billingStep: 15 }),
  ...[-1, 0.5, 10_000_001, '100', null].map((hourlyPrice) => priced({ ...weekday, hourlyPrice })),
  ...['monday', null].map((dayType) => priced({ ...weekday, dayType })),
  ...['X', null].map((category) => priced({ ...weekday, category })),
  ...'8:00|108:00|08:60|08:00:60|24:01|24:00:01|25:00|| 08:00|20:000|08.00'
    .split('|')
    .flatMap((time) => [priced({ ...weekday, from: time }), priced({ ...weekday, to: time })]),
  priced({ ...weekday, from: 8 }),
  priced({ ...weekday, to: 8 }),
  priced({ ...weekday, to: '08:00' }),
  priced({ ...weekday, from: '24:00', to: '24:00' }),
  priced(null),
  priced({ ...weekday, price: 100 }),
  ...'19:59-21:00|07:00-08:01|22:00-08:01|09:00-10:00|00:00-24:00'.split('|').map((range) => {
    const [from, to] = range.split('-')
    return priced(weekday, { ...weekday, from, to })
  }),
  priced({ ...weekday, to: '20:00:01' }, { ...weekday, from: '20:00', to: '21:00' }),
  priced({ ...weekday, category: 'A' }, { ...weekday, category: 'A' }),
  { benefits: {} },
  discounts(half, Object(null)),
  ...[100.1, -1, 0.5, 0.999, '10', null].map((percent) => discounts({ ...half, percent })),
  ...['0', null].map((start) => discounts({ ...half, start })),
  ...[monday - 1, 1_790_000_000, 946_684_799_999, text(NEVER), null].map((end) =>
    discounts(half, { ...half, end }),
  ),
  discounts({ ...half, plate: 77 }),
  discounts({ ...half, category: 'A' }),
  ...['category', 'plate', 'percent', 'Benefits', 'vehical', 'colour'].map((key) => ({
    [key]: 'A',
  })),
]
/** What stands next to what is wrong, and is right. */
const bounds: readonly object[] = [
  { durationMinutes: MAX_STAY_MINUTES },
  { start: 946_684_800_000 },
  { start: NEVER },
  tariff({ billingStepMinutes: 1440 }),
  tariff({ freeMinutes: MAX_STAY_MINUTES }),
  tariff({ $schema: 'tariff.schema.json' }),
  { calendar: { ...city.calendar, $schema: 'calendar.schema.json' } },
  priced(weekday, { ...weekday, from: '20:00', to: '08:00' }),
  priced(weekday, { ...weekday, category: 'B' }, { ...weekday, dayType: 'saturday' }),
  priced({ ...weekday, from: '24:00', to: '08:00' }),
  discounts({ ...half, percent: 1 }, { ...half, percent: 100, end: monday }),
  discounts({ ...half, start: 0, end: 946_684_800_000 }),
]

const zones = [
  'Europe/Moscow',
  'Asia/Kamchatka',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Santiago',
]
const dates =
  '2026-11-20|2026-11-21|2026-11-22|2026-11-04|2027-02-20|2026-10-25|2026-03-29|2026-12-31|2028-02-29|2019-09-08|1969-12-31'.split(
    '|',
  )
const calendar: Calendar = {
  holidays: ['2026-11-04', '2026-12-31'],
  workingDays: ['2027-02-20', '2026-12-31'],
}
const instants = dates.flatMap((date) =>
  zones.flatMap((zone) => [0, 150].map((minute) => [instantOf(date, minute, zone), zone] as const)),
)
const someStays = [...named.filter((_, at) => at % 3 === 0), ...drawn.slice(0, 12)]
const numbers = [
  0, 1, 2, 4, 5, 10, 11, 14, 15, 21, 22, 25, 100, 101, 111, 112, 114, 121, 1001, -1, -12, -2, 0.5,
  2.5, 12.5, 1_000_004,
]
const amounts = [
  0, 1, 5, 10, 99, 100, 999, 100_000, 99_999_999, 123_450, 100_000_000_000, 9_007_199_254_740_991,
]
const typedMoney = [
  '1 234,50 ₽|1,234.50|1.234,50|-5|40-60|1e3|1е3|| |руб.|100 руб.|5|5,5|5.05|,5|.50|5,|5.|1,234|1.234',
  '1,23,4|1.23.4|1.234.567,89|1,234,567.89|12,34.56|1234,567.00|1.2345,6|0|00|007|+5|5*2|=5|~5|1/2|1.234,5',
  '1\u00A0234,50|1\u202F234|\u22125|5\u2014|90071992547409,91|90071992547409,92|12345678.9|a5b|٣|5 e 5|1,2.3',
  `1 000 000|${'0'.repeat(30)}5|${'9'.repeat(31)}|5${' '.repeat(199)}|5${' '.repeat(200)}`,
].flatMap((line) => line.split('|'))
const dateOf = (instant: number, zone: string) => wallClock(instant, zone).date

/** Which every choice keeps: what is just right, and what is easily forgotten. */
const calls: readonly Call[] = [
  ...bounds.map((more) => call('calculateCost', { ...right, ...more })),
  call('startOfDay', '2011-12-30', 'Pacific/Apia'),
  // Clocks that jump from 23:30, and clocks that went back over midnight.
  call('startOfDay', '1919-03-31', 'America/Toronto'),
  ...[0, 1, 30, 61, 90].map((minutes) =>
    call('tariffAt', right.zone, Date.UTC(2010, 10, 7, 2, 30 + minutes), {
      ...city,
      timeZone: 'America/St_Johns',
    }),
  ),
  ...dates.map((date) =>
    call('dayType', instantOf(date, 150, 'Asia/Kamchatka'), 'Asia/Kamchatka', calendar),
  ),
  ...zones.map((zone) => call('wallClock', monday, zone)),
  ...[-366, -1, 1, 366].map((days) => call('addDays', '2028-02-29', days)),
  // A price that changes in a month, after a year, never.
  ...['2026-12-23', '2027-11-23', '2027-11-25'].map((date) =>
    call('priceAt', priced({ ...weekday, dayType: 'holiday' }).zone, monday, {
      ...city,
      calendar: { holidays: [date], workingDays: [] },
    }),
  ),
  ...[0.5, 12.5].map((number) => call('roublesWord', number)),
  ...['12.345,67', '123,456.78', `${'0'.repeat(29)}5`].map((money) => call('parseMoney', money)),
]
const otherCalls: readonly Call[] = [
  ...wrong.map((more) => call('calculateCost', { ...right, ...more })),
  ...someStays.flatMap(({ input: { zone, start, durationMinutes, ...context } }) => [
    call('compileTariff', { zone, ...context }, start, [0, 15, durationMinutes, 1440, 90_000]),
    call('priceAt', zone, start, context),
    call('tariffAt', zone, start, context),
    call('priceTimeline', zone, dateOf(Number(start), context.timeZone), context),
  ]),
  ...instants.flatMap(([instant, zone]) => [
    call('wallClock', instant, zone),
    call('wallClock', instant - 1, zone),
    call('dayType', instant, zone, calendar),
  ]),
  ...dates.flatMap((date) => [-1, 1, 60, 366, -400].map((days) => call('addDays', date, days))),
  ...dates.flatMap((date) => zones.map((zone) => call('startOfDay', date, zone))),
  ...dates.flatMap((date) =>
    zones.flatMap((zone) => [0, 150, 1440].map((minute) => call('instantOf', date, minute, zone))),
  ),
  ...numbers.map((number) => call('roublesWord', number)),
  ...amounts.flatMap((amount) =>
    ['ru', 'en', 'ru-RU', 'en-US'].map((locale) => call('formatMoney', amount, locale)),
  ),
  ...amounts.flatMap((amount) => [
    call('formatMoney', -amount),
    call('splitMoney', amount),
    call('splitMoney', -amount),
  ]),
  ...typedMoney.map((money) => call('parseMoney', money)),
  // What is refused by the other functions.
  call('compileTariff', { zone: right.zone, ...city, category: 'A' }, monday, [60]),
  call('compileTariff', { ...tariff({ billingStepMinutes: 0 }), ...city }, monday, []),
  call('compileTariff', { zone: right.zone, ...city }, monday / 1000, [60]),
  call('compileTariff', { zone: right.zone, ...city }, monday, [60, -1]),
  call('compileTariff', { zone: right.zone, ...city }, monday, 60),
  ...[0.5, '5', null, 9_007_199_254_740_992, -9_007_199_254_740_992].flatMap((amount) => [
    call('formatMoney', amount, 'ru'),
    call('splitMoney', amount),
  ]),
  call('formatMoney', 5, 'de'),
  ...['5', null].map((number) => call('roublesWord', number)),
  ...[null, 5].map((money) => call('parseMoney', money)),
  ...['2026-02-29', '0000-00-00', '', null].flatMap((date) => [
    call('addDays', date, 1),
    call('startOfDay', date, 'UTC'),
    call('instantOf', date, 0, 'UTC'),
    call('priceTimeline', right.zone, date, city),
  ]),
  call('addDays', '9999-12-31', 1),
  call('addDays', '9999-12-31', 0),
  call('addDays', '0000-01-01', -1),
  call('addDays', '2026-11-20', 0.5),
  call('addDays', '2026-11-20', null),
  ...[-1, 1441, 0.5, null].map((minute) => call('instantOf', '2026-11-20', minute, 'UTC')),
  ...['Europe/Atlantis', null].flatMap((zone) => [
    call('wallClock', monday, zone),
    call('startOfDay', '2026-11-20', zone),
    call('instantOf', '2026-11-20', 0, zone),
    call('dayType', monday, zone, calendar),
  ]),
  ...[30_000_000_000_000, 30_000_000_000_001, -30_000_000_000_001, '5', null].map((instant) =>
    call('wallClock', instant, 'UTC'),
  ),
  ...[monday / 1000, NEVER, NEVER + 1, null].flatMap((instant) => [
    call('priceAt', right.zone, instant, city),
    call('tariffAt', right.zone, instant, city),
  ]),
  ...[null, {}, { ...city, category: 'A' }, { ...city, vehicle: { category: 'X' } }].flatMap(
    (context) => [
      call('priceAt', right.zone, monday, context),
      call('tariffAt', right.zone, monday, context),
      call('priceTimeline', right.zone, '2026-11-23', context),
    ],
  ),
]

/** Each question once, with its answer, as it comes out of a file. */
function answers(rows: readonly Row[]): object[] {
  const questions = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return Array.from(questions.values(), answer)
}

const fitting = (rows: readonly object[]) => rows.filter((row) => JSON.stringify(row).length < 700)
writeFileSync(
  process.argv[2] ?? '',
  JSON.stringify({
    stays: answers([...named, ...drawn]),
    calls: [...answers(calls), ...fitting(answers(otherCalls))],
    kept: { stays: named.length, calls: answers(calls).length },
  }),
)
