import { zonesQuery } from '@parking/api-client'
import { isFreeDay, zoneTariff, type PermitCard } from '@parking/domain'
import type { VehicleCategory } from '@parking/plates'
import type { DateOnly } from '@parking/pricing'
import { useAppContext, useCitySettings } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'

/** What is known of the days that are free in a permit's zones. */
export interface FreeDays {
  readonly isLoading: boolean
  /** Whether a permit for a day would be bought for nothing; false where nobody knows. */
  readonly isFree: (day: DateOnly) => boolean
}

/** Finds the days on which a permit for a single day is of no use. All others may begin on a free one. */
export function useFreeDay({ type, zones }: PermitCard, category: VehicleCategory): FreeDays {
  const { api, city } = useAppContext()
  const isForADay = type === 'day' || type === 'previousDay'
  const { data, isLoading } = useQuery({ ...zonesQuery(api), enabled: isForADay })
  const settings = useCitySettings()
  if (!isForADay || data === undefined || settings === null) {
    return { isLoading, isFree: () => false }
  }
  const named =
    zones.kind === 'all'
      ? data.items
      : zones.zones.map((zone) => data.items.find(({ number }) => number === zone) ?? null)
  const tariffs = named.map((zone) => (zone === null ? null : zoneTariff(zone, settings)))
  // A zone that could not be read may be a paid one.
  const isWhole = zones.kind === 'zones' || data.unreadable === 0
  const { timeZone } = city
  const context = { timeZone, calendar: settings.calendar, vehicle: { category } }
  return { isLoading, isFree: (day) => isWhole && isFreeDay(day, tariffs, context) }
}
