import { dateOfDay, dayNumberOf, isDate } from './dayNumbers.ts'
import { PricingError } from './PricingError.ts'
import type { DateOnly } from './units.ts'

/**
 * Moves a calendar date by whole days.
 *
 * @param date `YYYY-MM-DD`
 * @param days how many days later; negative for earlier
 * @throws {@link PricingError} with field `date` or `days`
 */
export function addDays(date: DateOnly, days: number): DateOnly {
  const from = dayNumberOf(date, 'date')
  const moved = Number.isInteger(days) ? dateOfDay(from + days) : ''
  if (isDate(moved)) return moved
  throw new PricingError('days', days, 'a whole number of days that ends in the years 0000 to 9999')
}
