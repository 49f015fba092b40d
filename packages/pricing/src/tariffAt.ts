import { minuteOf } from './checks.ts'
import { addDays } from './addDays.ts'
import { objectIn, pricedInstantIn } from './stayChecks.ts'
import { dayStretches } from './dayStretches.ts'
import { startOfDay } from './startOfDay.ts'
import type { PricedZone } from './Tariff.ts'
import type { PriceStretch, PricingContext } from './Cost.ts'
import type { Instant } from './units.ts'
import { wallClock } from './wallClock.ts'

/**
 * Says what a zone costs at an instant: the stretch of that day's timeline around it.
 *
 * @param zone the zone
 * @param instant milliseconds since the epoch, or a Date
 * @param context the city's time zone and calendar, the vehicle and its benefits
 * @throws {@link PricingError} whose `field` names what is wrong
 */
export function tariffAt(
  zone: PricedZone,
  instant: Instant | Date,
  context: PricingContext,
): PriceStretch {
  const at = minuteOf(pricedInstantIn(instant, 'instant')) * 60_000
  const { timeZone } = objectIn(context, 'context')
  const { date } = wallClock(at, timeZone)
  // Clocks that go back over midnight show a date twice: then the instant may lie outside.
  const start = Math.min(at, startOfDay(date, timeZone))
  const end = Math.max(at + 60_000, startOfDay(addDays(date, 1), timeZone))
  return dayStretches(zone, start, end, context).reduce((found, stretch) =>
    stretch.start <= at ? stretch : found,
  )
}
