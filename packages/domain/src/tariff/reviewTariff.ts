import {
  calculateCost,
  priceTimeline,
  instantOf,
  type Calendar,
  type Kopecks,
} from '@parking/pricing'
import type { PriceStretch, Tariff } from '@parking/pricing'
import { checkTariff, type Finding } from '@parking/pricing/check'

/** A stay that people usually make: from when, for how long. */
export interface UsualStay {
  readonly date: string
  readonly minuteOfDay: number
  readonly minutes: number
}

/** A tariff as a tariff office looks at it; null where the text is no JSON or has an error. */
export interface TariffReview {
  /** Why the text is no JSON; null where it is. */
  readonly unread: string | null
  readonly findings: readonly Finding[]
  readonly priced: PricedTariff | null
}

/** What a good tariff costs. */
interface PricedTariff {
  readonly tariff: Tariff
  /** The prices of each of {@link reviewedDays}. */
  readonly week: readonly (readonly PriceStretch[])[]
  /** What each of {@link usualStays} costs. */
  readonly costs: readonly Kopecks[]
}

/** The time zone is of no account: every day of it has 24 hours. */
const timeZone = 'UTC'

/** A week from Monday on, and a holiday. */
export const reviewedDays = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-04',
] as const

const calendar: Calendar = { holidays: ['2026-11-04'], workingDays: [] }

const hour = 60
const stay = (date: string, from: number, hours: number): UsualStay => ({
  date,
  minuteOfDay: from * hour,
  minutes: hours * hour,
})

/** Ten stays by which a tariff is known: short ones, a working day, nights, weekends, a holiday. */
export const usualStays: readonly UsualStay[] = [
  stay('2026-11-16', 10, 0.25),
  stay('2026-11-16', 10, 1),
  stay('2026-11-16', 10, 2),
  stay('2026-11-16', 9, 9),
  stay('2026-11-16', 18.5, 2),
  stay('2026-11-16', 20, 13),
  stay('2026-11-21', 12, 2),
  stay('2026-11-22', 12, 2),
  stay('2026-11-04', 12, 2),
  stay('2026-11-20', 18, 63),
]

/** Reviews a tariff's file: what is wrong with it, a week's prices, what usual stays cost. */
export function reviewTariff(text: string): TariffReview {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { unread: error instanceof Error ? error.message : '', findings: [], priced: null }
  }
  const checked = checkTariff(value, { calendar })
  const { findings } = checked
  if (!checked.ok) return { unread: null, findings, priced: null }
  const { tariff } = checked
  const context = { timeZone, calendar }
  return {
    unread: null,
    findings,
    priced: {
      tariff,
      week: reviewedDays.map((date) => priceTimeline({ tariff }, date, context)),
      costs: usualStays.map(({ date, minuteOfDay, minutes: durationMinutes }) => {
        const start = instantOf(date, minuteOfDay, timeZone)
        return calculateCost({ zone: { tariff }, start, durationMinutes, ...context }).total
      }),
    },
  }
}
