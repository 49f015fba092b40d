import * as fc from 'fast-check'
import type { CostInput, PriceInterval } from '../src/index.ts'

const DAY = 1440 * 60_000
/** Before the clock changes, holidays and working weekends that the stays run over. */
const origin = Date.UTC(2026, 0, 1)

const timeZone = fc.constantFrom(
  'Europe/Moscow',
  'Asia/Irkutsk',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
)

const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Intervals of one day type and category that do not overlap, some with gaps between. */
const dayIntervals = (dayType: PriceInterval['dayType'], category: PriceInterval['category']) =>
  fc
    .record({
      edges: fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 6 }),
      price: fc.integer({ min: 0, max: 20_000 }),
      overMidnight: fc.boolean(),
    })
    .map(({ edges, price, overMidnight }): PriceInterval[] => {
      const sorted = edges.toSorted((a, b) => a - b)
      if (overMidnight && sorted.length === 2 && sorted[0] !== 0 && sorted[1] !== 1440) {
        const [to = 0, from = 0] = sorted
        return [{ dayType, category, from: clockText(from), to: clockText(to), hourlyPrice: price }]
      }
      return sorted.slice(1).flatMap((to, index) =>
        index % 3 === 2
          ? []
          : [
              {
                dayType,
                category,
                from: clockText(sorted[index] ?? 0),
                to: to === 1440 ? '23:59:59' : clockText(to),
                hourlyPrice: price + index * 700,
              },
            ],
      )
    })

const optional = (intervals: fc.Arbitrary<PriceInterval[]>) =>
  fc.oneof(fc.constant<PriceInterval[]>([]), intervals)

const prices = fc
  .tuple(
    optional(dayIntervals('default', undefined)),
    optional(dayIntervals('saturday', undefined)),
    optional(dayIntervals('sunday', undefined)),
    optional(dayIntervals('holiday', undefined)),
    optional(dayIntervals('default', 'A')),
    optional(dayIntervals('saturday', 'A')),
  )
  .map((lists) => lists.flat())

const dates = fc.uniqueArray(
  fc
    .integer({ min: -5, max: 430 })
    .map((day) => new Date(origin + day * DAY).toJSON().slice(0, 10)),
  { maxLength: 60 },
)

const benefit = fc
  .record({
    percent: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 10, max: 1000 }).map((permille) => permille / 10),
    ),
    start: fc.integer({ min: origin - DAY, max: origin + 430 * DAY }),
    length: fc.integer({ min: 0, max: 60 * DAY }),
    plate: fc.constantFrom(undefined, 'А123ВС77', 'В456ОР99'),
  })
  .map(({ percent, start, length, plate }) => ({ percent, start, end: start + length, plate }))

/** Any stay in any zone of a city that changes its clocks or does not. */
export const anyStay: fc.Arbitrary<CostInput> = fc.record({
  zone: fc.record({
    tariff: fc.record({
      prices,
      billingStepMinutes: fc.constantFrom(undefined, 1, 15, 60),
      freeMinutes: fc.constantFrom(undefined, 0, 15, 90),
    }),
  }),
  start: fc.integer({ min: origin, max: origin + 365 * DAY }),
  durationMinutes: fc.oneof(
    fc.integer({ min: 1, max: 1440 }),
    fc.integer({ min: 1, max: 60 * 1440 }),
  ),
  timeZone,
  calendar: fc.record({ holidays: dates, workingDays: dates }),
  benefits: fc.array(benefit, { maxLength: 6 }),
  vehicle: fc.record({
    plate: fc.constantFrom(undefined, 'А123ВС77'),
    category: fc.constantFrom(undefined, 'A' as const, 'C' as const),
  }),
})
