import {
  addDays,
  instantOf,
  wallClock,
  type DateOnly,
  type Instant,
  type Kopecks,
} from '@parking/pricing'
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

/** What a day costs on average. */
export interface BalanceRate {
  /** In kopecks, with a fraction. */
  readonly perDay: number
  /** How many days were looked at. */
  readonly days: number
}

/**
 * Reckons what a day costs: what was spent less what came back, over thirty days. In a shorter history
 * the days count from its first operation, but at least a week. Null where nothing is spent.
 *
 * @param operations - those of the last thirty days; older ones don't count
 */
export function measureRate(
  operations: readonly Operation[],
  now: Instant,
  timeZone: string,
): BalanceRate | null {
  const today = wallClock(now, timeZone).date
  const begin = instantOf(forecastFrom(now, timeZone), 0, timeZone)
  const end = instantOf(addDays(today, 1), 0, timeZone)
  const recent = operations.filter(({ at }) => at >= begin && at < end)
  const first = recent.reduce((least, { at }) => Math.min(least, at), now)
  const oldest = wallClock(first, timeZone).date
  const days = Math.max(forecastDays.fewest, countDays(oldest, today))
  const { spent, returned } = sumSpending(recent, 'month', timeZone)
  const perDay = (spent - returned) / days
  return perDay > 0 ? { perDay, days } : null
}

/** Says how long a balance lasts if each day costs as much; null where nothing is left. */
export function forecastBalance(
  balance: Kopecks,
  { perDay, days }: BalanceRate,
  now: Instant,
  timeZone: string,
): BalanceForecast | null {
  if (balance <= 0) return null
  const lasts = Math.floor(balance / perDay)
  const today = wallClock(now, timeZone).date
  return {
    perDay: Math.round(perDay),
    days,
    lasts,
    until: lasts > 366 ? null : addDays(today, Math.max(lasts - 1, 0)),
  }
}

/** Within so many days of its end a balance is to be warned of. */
const warnedDays = 7

/** Whether a balance ends so soon that somebody has to see to it: a transfer takes days. */
export function endsSoon(forecast: BalanceForecast | null): boolean {
  return forecast !== null && forecast.lasts <= warnedDays
}

/** The first day whose operations count for a forecast. */
export function forecastFrom(now: Instant, timeZone: string): DateOnly {
  return addDays(wallClock(now, timeZone).date, 1 - forecastDays.most)
}

/** How many days there are from one to another, both counted. */
function countDays(from: DateOnly, to: DateOnly): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
