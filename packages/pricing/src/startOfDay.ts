import { instantOf } from './instantOf.ts'
import type { DateOnly, Instant } from './units.ts'
import { wallClock } from './wallClock.ts'
import { firstChange, zoneClock } from './zoneClock.ts'

/**
 * Finds the first instant of a calendar date in a time zone: 00:00, or the moment the clocks jump
 * when they jump over midnight.
 *
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA name
 * @throws {@link PricingError} with field `date` or `timeZone`
 */
export function startOfDay(date: DateOnly, timeZone: string): Instant {
  const midnight = instantOf(date, 0, timeZone)
  if (wallClock(midnight, timeZone).minutesOfDay === 0) return midnight
  const clock = zoneClock(timeZone)
  const minute = midnight / 60_000
  return firstChange(minute - 1440, minute, (at) => clock.periodAt(at).offset) * 60_000
}
