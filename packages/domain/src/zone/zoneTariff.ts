import type { PriceInterval, Tariff } from '@parking/pricing'
import type { CitySettings } from '../settings/types.ts'
import type { Zone } from './types.ts'

/** Kept, because pricing remembers prices by identity. */
const withoutPrices: readonly PriceInterval[] = []

/**
 * What parking in a zone costs: the zone's prices with the free minutes and the billing step of its
 * city. Null where it is not known.
 *
 * @param settings - null while they are not known; then no minute is free and each is billed
 */
export function zoneTariff(
  zone: Zone,
  settings: Pick<CitySettings, 'freeMinutes' | 'billingStepMinutes'> | null,
): Tariff | null {
  if (zone.tariff === null) return null
  return {
    prices: zone.tariff?.prices ?? withoutPrices,
    freeMinutes: settings?.freeMinutes,
    billingStepMinutes: settings?.billingStepMinutes,
  }
}
