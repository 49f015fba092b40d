import { instantIn, minuteOf } from './checks.ts'
import { dateOfDay, weekdayOfDay } from './dayNumbers.ts'
import type { Instant, WallClock } from './units.ts'
import { zoneClock } from './zoneClock.ts'

/**
 * Says what the clocks on the walls of a time zone show at an instant.
 *
 * @param instant milliseconds since the epoch, or a Date
 * @param timeZone IANA name
 * @throws {@link PricingError} with field `instant` or `timeZone`
 */
export function wallClock(instant: Instant | Date, timeZone: string): WallClock {
  const minute = minuteOf(instantIn(instant, 'instant'))
  const offsetMinutes = zoneClock(timeZone).periodAt(minute).offset
  const local = minute + offsetMinutes
  const day = Math.floor(local / 1440)
  return {
    date: dateOfDay(day),
    minutesOfDay: local - day * 1440,
    weekday: weekdayOfDay(day),
    offsetMinutes,
  }
}
