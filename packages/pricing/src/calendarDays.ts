import { onlyKeys } from './onlyKeys.ts'
import { listIn, objectIn } from './stayChecks.ts'
import { calendarKeys } from './tariffKeys.ts'
import { dayNumberOf, weekdayOfDay } from './dayNumbers.ts'
import { remember } from './remember.ts'
import type { Calendar, DayType } from './Tariff.ts'
import type { DateOnly } from './units.ts'

/** Days whose type is not the one of their weekday, by day number. */
export type CalendarDays = ReadonlyMap<number, DayType>

const calendars = new WeakMap<Calendar, CalendarDays>()

/** Reads a calendar once; a day that is both a holiday and a working day is a holiday. */
export function calendarDays(calendar: Calendar): CalendarDays {
  return remember(calendars, calendar, readCalendar)
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
  for (const [index, date] of listIn(dates, field).entries()) {
    days.set(dayNumberOf(date, `${field}[${index}]`), type)
  }
}

function readCalendar(calendar: Calendar): CalendarDays {
  const { workingDays, holidays } = objectIn(calendar, 'calendar')
  onlyKeys(calendar, calendarKeys, 'calendar')
  const days = new Map<number, DayType>()
  addDates(days, workingDays, 'calendar.workingDays', 'default')
  addDates(days, holidays, 'calendar.holidays', 'holiday')
  return days
}
