import {
  priceAt,
  PricingError,
  type Instant,
  type PriceNow,
  type PricingContext,
  type Tariff,
} from '@parking/pricing'

/** What parking in a zone costs at an instant, and until when. */
export type ZonePrice = PriceNow | { readonly kind: 'unknown' }

/**
 * Says what parking costs at an instant and until when; unknown where the prices make no sense.
 *
 * @param tariff - what {@link zoneTariff} answers; null where it is not known
 */
export function zonePriceAt(
  tariff: Tariff | null,
  instant: Instant,
  context: PricingContext,
): ZonePrice {
  if (tariff === null) return { kind: 'unknown' }
  try {
    return priceAt({ tariff }, instant, context)
  } catch (error) {
    if (error instanceof PricingError) return { kind: 'unknown' }
    throw error
  }
}
