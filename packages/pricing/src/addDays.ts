import { dateOfDay, dayNumberOf } from './dayNumbers.ts'
import { PricingError } from './PricingError.ts'
import type { DateOnly } from './types.ts'

/**
 * Moves a calendar date by whole days.
 *
 * @param date `YYYY-MM-DD`
 * @param days how many days later; negative for earlier
 * @throws {@link PricingError} with field `date` or `days`
 */
export function addDays(date: DateOnly, days: number): DateOnly {
  const day = dayNumberOf(date, 'date') + days
  const moved = Number.isInteger(day) ? dateOfDay(day) : ''
  if (moved === '') throw new PricingError('days', 'no whole number of days to a year 0 to 9999')
  return moved
}
