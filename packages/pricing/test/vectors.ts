import { readFileSync } from 'node:fs'
import { checkCalendar, checkTariff } from '../src/check/index.ts'
import {
  calculateCost,
  type Calendar,
  type CostInput,
  instantOf,
  type Tariff,
} from '../src/index.ts'

const json = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'))

function tariffOf(name: string): Tariff {
  const checked = checkTariff(json(name))
  if (!checked.ok) throw new Error(`${name} is no tariff`)
  return checked.tariff
}

function calendarOf(name: string): Calendar {
  const checked = checkCalendar(json(name))
  if (!checked.ok) throw new Error(`${name} is no calendar`)
  return checked.calendar
}

const day = (from: string, to: string, hourlyPrice: number, more: object = {}) => ({
  dayType: 'default' as const,
  from,
  to,
  hourlyPrice,
  ...more,
})

const tariffs: Record<string, Tariff> = {
  rostov: tariffOf('rostov.tariff'),
  'novosibirsk-201': tariffOf('novosibirsk-201.tariff'),
  'volgograd-901': tariffOf('volgograd-901.tariff'),
  none: { prices: [] },
  night: { prices: [day('20:00', '08:00', 6000)] },
  'by the hour': {
    prices: [day('00:00', '24:00', 10_000)],
    billingStepMinutes: 60,
    freeMinutes: 10,
  },
}
const calendar: Calendar = calendarOf('russia.calendar')

interface Asked {
  readonly name: string
  readonly tariff: string
  /** In the city's time. */
  readonly at: string
  readonly minutes: number
  readonly timeZone?: string
  readonly category?: 'A' | 'B' | 'C' | 'D' | 'M'
  readonly percent?: number
}

const stays: readonly Asked[] = [
  { name: 'the end of paid hours', tariff: 'rostov', at: '2026-11-20T19:00', minutes: 90 },
  { name: 'the beginning of paid hours', tariff: 'rostov', at: '2026-11-20T07:30', minutes: 45 },
  { name: 'one minute is rounded down', tariff: 'rostov', at: '2026-11-20T08:00', minutes: 1 },
  { name: 'no minutes', tariff: 'rostov', at: '2026-11-20T08:00', minutes: 0 },
  { name: 'a weekend in between', tariff: 'rostov', at: '2026-11-20T19:00', minutes: 3720 },
  { name: 'a holiday on a weekday', tariff: 'rostov', at: '2026-11-04T12:00', minutes: 60 },
  { name: 'a working Saturday', tariff: 'rostov', at: '2027-02-20T12:00', minutes: 60 },
  {
    name: 'Saturday falls back to default',
    tariff: 'novosibirsk-201',
    at: '2026-11-21T23:00',
    minutes: 120,
    timeZone: 'Asia/Novosibirsk',
  },
  {
    name: 'a holiday falls back to default',
    tariff: 'volgograd-901',
    at: '2026-11-04T12:00',
    minutes: 75,
    timeZone: 'Europe/Volgograd',
  },
  {
    name: 'free minutes alone',
    tariff: 'volgograd-901',
    at: '2026-11-20T12:00',
    minutes: 15,
    timeZone: 'Europe/Volgograd',
  },
  {
    name: 'a motorcycle',
    tariff: 'volgograd-901',
    at: '2026-11-20T12:00',
    minutes: 75,
    timeZone: 'Europe/Volgograd',
    category: 'A',
  },
  { name: 'no prices', tariff: 'none', at: '2026-11-21T03:00', minutes: 90 },
  { name: 'over midnight', tariff: 'night', at: '2026-11-20T19:00', minutes: 840 },
  { name: 'a step', tariff: 'by the hour', at: '2026-11-20T12:00', minutes: 61 },
  { name: 'free before the step', tariff: 'by the hour', at: '2026-11-20T12:00', minutes: 10 },
  { name: 'a third off', tariff: 'rostov', at: '2026-11-20T19:05', minutes: 90, percent: 33.3 },
  { name: 'all off', tariff: 'rostov', at: '2026-11-20T10:00', minutes: 90, percent: 100 },
  {
    name: 'an hour shown twice',
    tariff: 'by the hour',
    at: '2026-10-25T00:00',
    minutes: 300,
    timeZone: 'Europe/Berlin',
  },
  {
    name: 'an hour never shown',
    tariff: 'night',
    at: '2026-03-29T00:00',
    minutes: 300,
    timeZone: 'Europe/Berlin',
  },
]

/** What {@link calculateCost} is asked for a stay of the vectors. */
function inputOf(asked: Asked): CostInput {
  const { at, minutes, timeZone = 'Europe/Moscow', category, percent = 0 } = asked
  const [date = '', time = ''] = at.split('T')
  const [hours, minute] = time.split(':')
  const start = instantOf(date, Number(hours) * 60 + Number(minute), timeZone)
  return {
    zone: { tariff: tariffs[asked.tariff] },
    start,
    durationMinutes: minutes,
    timeZone,
    calendar,
    vehicle: { category },
    benefits: percent === 0 ? [] : [{ percent, start, end: Infinity }],
  }
}

/** The vectors as they are published, and what each stay was calculated from. */
export function buildVectors() {
  const inputs = stays.map(inputOf)
  const vectors = {
    about:
      'Stays and what they cost, in kopecks. at is in the city’s time, percent is a discount for the whole stay. Prices are for an hour. Made by @parking/pricing.',
    calendar,
    tariffs,
    stays: stays.map((asked, index) => {
      const input = inputs[index]
      if (input === undefined) throw new Error('a stay without input')
      const { total, full, discount, segments } = calculateCost(input)
      return Object.assign({}, asked, {
        timeZone: input.timeZone,
        start: Number(input.start),
        total,
        full,
        discount,
        segments: segments.map(({ minutes, hourlyPrice, cost }) => ({
          minutes,
          hourlyPrice,
          cost,
        })),
      })
    }),
  }
  return { vectors, inputs }
}
