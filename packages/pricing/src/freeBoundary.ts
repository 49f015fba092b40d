import { instantIn, MAX_STAY_MINUTES, minuteOf } from './checks.ts'
import { compileRules } from './compileRules.ts'
import { costOf, stretchesBetween } from './stretches.ts'
import type { Instant, PricedZone, PricingContext } from './types.ts'

/**
 * Finds the next instant at which parking becomes free: by the tariff, or by a benefit of 100 per
 * cent.
 *
 * @param zone the zone
 * @param instant where to begin, milliseconds since the epoch or a Date
 * @param context the city's time zone and calendar, the vehicle and its benefits
 * @returns the instant itself when parking is free already, else the first free minute; null when
 *   there is none within 366 days
 * @throws {@link PricingError} whose `field` names what is wrong
 */
export function freeBoundary(
  zone: PricedZone,
  instant: Instant | Date,
  context: PricingContext,
): Instant | null {
  const from = instantIn(instant, 'instant')
  const rules = compileRules(zone, context)
  const first = minuteOf(from)
  const ahead = stretchesBetween(rules, first, first + MAX_STAY_MINUTES)
  const free = ahead.find(({ price, benefit }) => costOf(60, price, benefit) === 0)
  return free === undefined ? null : Math.max(from, free.begin * 60_000)
}
