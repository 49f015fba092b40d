import { objectIn } from './checks.ts'
import { dayNumberOf, weekdayOfDay } from './dayNumbers.ts'
import { PricingError } from './PricingError.ts'
import type { Calendar, DateOnly, DayType } from './types.ts'

/** Days whose type is not the one of their weekday, by day number. */
export type CalendarDays = ReadonlyMap<number, DayType>

const remembered = new WeakMap<Calendar, CalendarDays>()

/** Reads a calendar once; a day that is both a holiday and a working day is a holiday. */
export function calendarDays(calendar: Calendar): CalendarDays {
  const known = remembered.get(objectIn(calendar, 'calendar'))
  if (known !== undefined) return known
  const days = new Map<number, DayType>()
  addDates(days, calendar.workingDays, 'calendar.workingDays', 'default')
  addDates(days, calendar.holidays, 'calendar.holidays', 'holiday')
  remembered.set(calendar, days)
  return days
}

/** The type of a day: as the calendar has it, else Saturday, Sunday or default by its name. */
export function dayTypeOfDay(day: number, days: CalendarDays): DayType {
  const special = days.get(day)
  if (special !== undefined) return special
  const weekday = weekdayOfDay(day)
  if (weekday < 6) return 'default'
  return weekday === 6 ? 'saturday' : 'sunday'
}

function addDates(
  days: Map<number, DayType>,
  dates: readonly DateOnly[],
  field: string,
  type: DayType,
) {
  if (!Array.isArray(dates)) throw new PricingError(field, 'not a list of dates')
  for (const [index, date] of dates.entries()) {
    days.set(dayNumberOf(date, `${field}[${index}]`), type)
  }
}
