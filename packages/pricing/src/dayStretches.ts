import { applyBenefits, priceStretches, type Rules } from './stretches.ts'
import type { DayType, Instant, PriceStretch } from './types.ts'

/** The stretches of one price and benefit between two whole minutes of a day of a type. */
export function dayStretches(
  rules: Rules,
  start: Instant,
  end: Instant,
  dayType: DayType,
): PriceStretch[] {
  const stretches = priceStretches(rules, start / 60_000, end / 60_000)
  return applyBenefits(stretches, rules.benefits).map((stretch) => ({
    start: stretch.begin * 60_000,
    end: stretch.end * 60_000,
    dayType,
    hourlyPrice: stretch.price,
    benefit: stretch.benefit?.benefit ?? null,
  }))
}
