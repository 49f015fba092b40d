import { addDays } from './addDays.ts'
import { objectIn } from './stayChecks.ts'
import { dayStretches } from './dayStretches.ts'
import { startOfDay } from './startOfDay.ts'
import type { PricedZone } from './Tariff.ts'
import type { PriceStretch, PricingContext } from './Cost.ts'
import type { DateOnly } from './units.ts'

/**
 * Lays out a calendar day of a zone as stretches of one price and one benefit, from its first
 * instant to the next day's, without gaps. Free minutes and the billing step belong to a stay, so
 * they do not show here.
 *
 * @param zone the zone
 * @param date `YYYY-MM-DD` in the city's time zone
 * @param context the city's time zone and calendar, the vehicle and its benefits
 * @throws {@link PricingError} whose `field` names what is wrong
 */
export function priceTimeline(
  zone: PricedZone,
  date: DateOnly,
  context: PricingContext,
): PriceStretch[] {
  const { timeZone } = objectIn(context, 'context')
  const start = startOfDay(date, timeZone)
  const end = startOfDay(addDays(date, 1), timeZone)
  return dayStretches(zone, start, end, context)
}
