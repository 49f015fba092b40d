import { minuteOf } from './checks.ts'
import { MAX_STAY_MINUTES, pricedInstantIn } from './stayChecks.ts'
import { compileRules } from './compileRules.ts'
import { costOf, stretchesBetween } from './walkPrices.ts'
import type { PricedZone } from './Tariff.ts'
import type { PriceNow, PricingContext } from './Cost.ts'
import type { Instant } from './units.ts'

/**
 * Says what parking costs at an instant and until when: by the tariff and by benefits. Days that
 * cost the same are one span, so free time may last over a weekend. Free minutes belong to a stay,
 * so they do not show here.
 *
 * @param zone the zone
 * @param instant milliseconds since the epoch, or a Date
 * @param context the city's time zone and calendar, the vehicle and its benefits
 * @throws {@link PricingError} whose `field` names what is wrong
 */
export function priceAt(
  zone: PricedZone,
  instant: Instant | Date,
  context: PricingContext,
): PriceNow {
  const first = minuteOf(pricedInstantIn(instant, 'instant'))
  const prices = stretchesBetween(compileRules(zone, context), first, first + MAX_STAY_MINUTES).map(
    ({ begin, price, benefit }) => ({
      begin: begin * 60_000,
      perHour: costOf(60, price, benefit),
    }),
  )
  const perHour = prices[0]?.perHour ?? 0
  const next = prices.find((later) => later.perHour !== perHour)
  return {
    perHour,
    until: next?.begin ?? null,
    nextPerHour: next?.perHour ?? null,
    freeFrom: prices.find((one) => one.perHour === 0)?.begin ?? null,
  }
}
