import { minuteOf } from './checks.ts'
import { listIn, objectIn, pricedInstantIn } from './stayChecks.ts'
import { billed, compileRules } from './compileRules.ts'
import { createPriceIndex } from './createPriceIndex.ts'
import type { CostInput } from './Cost.ts'
import type { Instant, Kopecks } from './units.ts'

/** A tariff made ready for many questions about one vehicle in one zone. */
export interface CompiledTariff {
  /**
   * The `total` that {@link calculateCost} gives, without the parts, in constant time.
   *
   * @throws {@link PricingError} with field `start` or `durationMinutes`
   */
  total: (start: Instant | Date, durationMinutes: number) => Kopecks
  /** The totals of several durations from one start, in the order they are given. */
  totals: (start: Instant | Date, durationsMinutes: readonly number[]) => Kopecks[]
}

/**
 * Prepares prices for timelines and advisers, which ask for the totals of many stays. The first
 * question about a time lays out the months around it; after that an answer is two look-ups.
 *
 * @param input what {@link calculateCost} takes, without the stay
 * @throws {@link PricingError} whose `field` names what is wrong
 */
export function compileTariff(input: Omit<CostInput, 'start' | 'durationMinutes'>): CompiledTariff {
  const { zone } = objectIn(input, 'input')
  const index = createPriceIndex(compileRules(zone, input))
  billed(0, zone.tariff)
  const total = (start: Instant | Date, durationMinutes: number) => {
    const { minutes, free } = billed(durationMinutes, zone.tariff)
    const begin = minuteOf(pricedInstantIn(start, 'start'))
    return index.totalBetween(begin + free, begin + minutes)
  }
  return {
    total,
    totals: (start, durationsMinutes) =>
      listIn(durationsMinutes, 'durationsMinutes').map((durationMinutes) =>
        total(start, durationMinutes),
      ),
  }
}
