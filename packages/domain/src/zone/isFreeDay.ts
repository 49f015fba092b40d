import {
  addDays,
  startOfDay,
  type DateOnly,
  type PricingContext,
  type Tariff,
} from '@parking/pricing'
import { zonePriceAt } from './zonePriceAt.ts'

/**
 * Tells whether parking costs nothing all day long in each of some zones. Where the price of one is not
 * known, nobody can say so, and it is false.
 *
 * @param tariffs - what {@link zoneTariff} answers for each zone
 */
export function isFreeDay(
  day: DateOnly,
  tariffs: readonly (Tariff | null)[],
  context: PricingContext,
): boolean {
  const begin = startOfDay(day, context.timeZone)
  const end = startOfDay(addDays(day, 1), context.timeZone)
  return (
    tariffs.length > 0 &&
    tariffs.every((tariff) => {
      const price = zonePriceAt(tariff, begin, context)
      return price.kind === 'free' && (price.until === null || price.until >= end)
    })
  )
}
