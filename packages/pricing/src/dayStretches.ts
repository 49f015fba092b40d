import { compileRules } from './compileRules.ts'
import { dayType } from './dayType.ts'
import { stretchesBetween } from './walkPrices.ts'
import type { PricedZone } from './Tariff.ts'
import type { PriceStretch, PricingContext } from './Cost.ts'
import type { Instant } from './units.ts'

/** The stretches of one price and benefit between two whole minutes of one day. */
export function dayStretches(
  zone: PricedZone,
  start: Instant,
  end: Instant,
  context: PricingContext,
): PriceStretch[] {
  const rules = compileRules(zone, context)
  const type = dayType(start, context.timeZone, context.calendar)
  return stretchesBetween(rules, start / 60_000, end / 60_000).map((stretch) => ({
    start: stretch.begin * 60_000,
    end: stretch.end * 60_000,
    dayType: type,
    hourlyPrice: stretch.price,
    benefit: stretch.benefit?.benefit ?? null,
  }))
}
