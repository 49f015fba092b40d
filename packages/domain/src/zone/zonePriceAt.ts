import {
  priceAt,
  PricingError,
  type Instant,
  type Kopecks,
  type PricingContext,
  type Tariff,
} from '@parking/pricing'

/** What parking in a zone costs at an instant, and until when. Nothing within a year is null. */
export type ZonePrice =
  | {
      readonly kind: 'free'
      /** When it begins to cost something. */
      readonly until: Instant | null
      /** Kopecks for an hour from then on; null when it stays free. */
      readonly nextPerHour: Kopecks | null
    }
  | {
      readonly kind: 'paid'
      /** Kopecks for an hour. */
      readonly perHour: Kopecks
      /** When it becomes free or costs something else. */
      readonly until: Instant | null
      /** When it becomes free. */
      readonly freeFrom: Instant | null
    }
  /** The prices make no sense, or nobody knows them. */
  | { readonly kind: 'unknown' }

/**
 * Says what parking costs at an instant and until when.
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
    const { perHour, until, nextPerHour, freeFrom } = priceAt({ tariff }, instant, context)
    if (perHour === 0) return { kind: 'free', until, nextPerHour }
    return { kind: 'paid', perHour, until, freeFrom }
  } catch (error) {
    if (error instanceof PricingError) return { kind: 'unknown' }
    throw error
  }
}

/** A price that is known. */
export type KnownZonePrice = Exclude<ZonePrice, { kind: 'unknown' }>
