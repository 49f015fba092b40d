import { calendarDays, dayTypeOfDay } from './calendarDays.ts'
import { dayNumberOf } from './dayNumbers.ts'
import type { Calendar, DayType } from './Tariff.ts'
import type { Instant } from './units.ts'
import { wallClock } from './wallClock.ts'

/**
 * Names the type of the day that an instant falls on in a city: a holiday of the calendar, else
 * Saturday or Sunday by name, else default; a weekend day on which people work is default.
 *
 * @param instant milliseconds since the epoch, or a Date
 * @param timeZone IANA name of the city's zone
 * @param calendar the city's holidays and working weekend days
 * @throws {@link PricingError} with field `instant`, `timeZone` or `calendar…`
 */
export function dayType(instant: Instant | Date, timeZone: string, calendar: Calendar): DayType {
  const { date } = wallClock(instant, timeZone)
  return dayTypeOfDay(dayNumberOf(date, 'instant'), calendarDays(calendar))
}
