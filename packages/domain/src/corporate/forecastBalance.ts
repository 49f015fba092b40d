import { addDays, wallClock, type DateOnly, type Instant, type Kopecks } from '@parking/pricing'
import { sumSpending } from '../operation/sumSpending.ts'
import type { Operation } from '../operation/Operation.ts'

/** What a balance lasts for. */
export interface BalanceForecast {
  /** What a day has cost on average. */
  readonly perDay: Kopecks
  /** How many days were looked at. */
  readonly days: number
  /** For how many more whole days it lasts. */
  readonly lasts: number
  /** The last day that it lasts for, today being the first; null where that is over a year off. */
  readonly until: DateOnly | null
}

/** How many days a rate is taken from, and how few make one at all. */
const forecastDays = { most: 30, fewest: 7 }

/**
 * Says how long a balance lasts if each day costs what the last days did: what was spent less what
 * came back, over thirty days. In a shorter history the days count from its first operation, but at
 * least a week. Null where nothing is spent or nothing is left.
 *
 * @param operations - those of the last thirty days; older ones don't count
 */
export function forecastBalance(
  balance: Kopecks,
  operations: readonly Operation[],
  now: Instant,
  timeZone: string,
): BalanceForecast | null {
  const today = wallClock(now, timeZone).date
  const first = forecastFrom(now, timeZone)
  const dated = operations.map((operation) => ({
    operation,
    day: wallClock(operation.at, timeZone).date,
  }))
  const recent = dated.filter(({ day }) => day >= first && day <= today)
  const oldest = recent.reduce((day, one) => (one.day < day ? one.day : day), today)
  const since = Math.max(forecastDays.fewest, countDays(oldest, today))
  const { spent, returned } = sumSpending(
    recent.map(({ operation }) => operation),
    'month',
    timeZone,
  )
  const perDay = (spent - returned) / since
  if (perDay <= 0 || balance <= 0) return null
  const lasts = Math.floor(balance / perDay)
  return {
    perDay: Math.round(perDay),
    days: since,
    lasts,
    until: lasts > 366 ? null : addDays(today, Math.max(lasts - 1, 0)),
  }
}

/** The first day whose operations count for a forecast. */
export function forecastFrom(now: Instant, timeZone: string): DateOnly {
  return addDays(wallClock(now, timeZone).date, 1 - forecastDays.most)
}

/** How many days there are from one to another, both counted. */
function countDays(from: DateOnly, to: DateOnly): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
