import { PricingError } from './PricingError.ts'
import type { DateOnly } from './units.ts'

const DAY_MS = 86_400_000

/** Days from 1970-01-01 to a date; throws with the field's name when it is not one. */
export function dayNumberOf(date: unknown, field: string): number {
  if (typeof date === 'string' && isDate(date)) {
    const day = Date.parse(`${date}T00:00Z`) / DAY_MS
    if (dateOfDay(day) === date) return day
  }
  throw new PricingError(field, date, 'a date as YYYY-MM-DD')
}

/** Whether a text has the form of a date; the day itself may not exist. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

/** The date a number of days after 1970-01-01; of another form when its year has not four digits. */
export function dateOfDay(day: number): DateOnly {
  return new Date(day * DAY_MS).toJSON()?.slice(0, 10) ?? ''
}

/** The weekday of a day number: 1 Monday to 7 Sunday. */
export function weekdayOfDay(day: number): number {
  return (((day % 7) + 10) % 7) + 1
}
