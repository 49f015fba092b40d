import type { PriceInterval, Tariff } from '@parking/pricing'
import type { CitySettings } from '../settings/CitySettings.ts'
import type { Zone } from './Zone.ts'

/** Kept, because pricing remembers prices by identity. */
const withoutPrices: readonly PriceInterval[] = []

/**
 * What parking in a zone costs: the zone's prices with the free minutes and the billing step of its
 * city. Null where it is not known: also where the calendar, which tells the days, can't be read.
 *
 * @param settings - null while they are not known; then no minute is free and each is billed
 */
export function zoneTariff(
  zone: Zone,
  settings: Pick<CitySettings, 'freeMinutes' | 'billingStepMinutes' | 'unreadable'> | null,
): Tariff | null {
  const isCalendarWhole = settings === null || settings.unreadable.calendar === 0
  if (zone.tariff === null || !isCalendarWhole) return null
  return {
    prices: zone.tariff?.prices ?? withoutPrices,
    freeMinutes: settings?.freeMinutes,
    billingStepMinutes: settings?.billingStepMinutes,
  }
}
