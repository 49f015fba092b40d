import { dateOfDay, dayNumberOf } from './dayNumbers.ts'
import { integerIn } from './checks.ts'
import type { DateOnly } from './types.ts'

/** More days than the years 0 to 9999 have. */
const MOST_DAYS = 4e6

/**
 * Moves a calendar date by whole days.
 *
 * @param date `YYYY-MM-DD`
 * @param days how many days later; negative for earlier
 * @throws {@link PricingError} with field `date` or `days`
 */
export function addDays(date: DateOnly, days: number): DateOnly {
  const day = dayNumberOf(date, 'date') + integerIn(days, -MOST_DAYS, MOST_DAYS, 'days')
  const moved = dateOfDay(day)
  dayNumberOf(moved, 'days')
  return moved
}
