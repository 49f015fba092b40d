import { integerIn } from './checks.ts'
import { dayNumberOf } from './dayNumbers.ts'
import type { DateOnly, Instant } from './units.ts'
import { zoneClock } from './zoneClock.ts'

/**
 * Finds the instant at which the clocks of a time zone show a date and a time.
 *
 * A time shown twice, when clocks go back, is the earlier of the two. A time never shown, when
 * clocks go forward, is as much later as the clocks jump: 02:30 is then 03:30.
 *
 * @param date `YYYY-MM-DD`
 * @param minutesOfDay whole minutes since 00:00; 1440 is the next day's 00:00
 * @param timeZone IANA name
 * @throws {@link PricingError} with field `date`, `minutesOfDay` or `timeZone`
 */
export function instantOf(date: DateOnly, minutesOfDay: number, timeZone: string): Instant {
  const local =
    dayNumberOf(date, 'date') * 1440 +
    integerIn(minutesOfDay, 0, 1440, 'minutesOfDay', 'whole minutes')
  const clock = zoneClock(timeZone)
  // Clocks are never a day away from UTC: the two are before and after any change near the time.
  const earlier = local - clock.periodAt(local - 1440).offset
  const later = local - clock.periodAt(local + 1440).offset
  const shows = (minute: number) => minute + clock.periodAt(minute).offset === local
  return (shows(earlier) || !shows(later) ? earlier : later) * 60_000
}
