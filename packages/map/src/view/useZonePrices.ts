import { mapQuery } from '@parking/api-client'
import { zonePriceAt, zoneTariff, type KnownZonePrice, type ZonePrice } from '@parking/domain'
import {
  priceTimeline,
  wallClock,
  type Calendar,
  type PriceStretch,
  type Tariff,
} from '@parking/pricing'
import { useAppContext, useCitySettings } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What parking in a zone costs. */
export type ZonePrices =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known'
      readonly today: readonly PriceStretch[]
      /** What an hour costs now, and until when. */
      readonly price: KnownZonePrice
      readonly freeMinutes: number
    }

const noCalendar: Calendar = { holidays: [], workingDays: [] }

/** The tariffs that are known, by the number of the zone. */
function useTariffs() {
  const { api, city } = useAppContext()
  const settings = useCitySettings()
  // It only looks at what the page has loaded: were it to load too, each card would try a failed
  // load again, and its failure would close and open the list without end.
  const map = useQuery({ ...mapQuery(api), enabled: false })
  const calendar = settings?.calendar ?? noCalendar
  const tariffs = useMemo(() => {
    const known = new Map<string, Tariff>()
    for (const zone of map.data?.zones ?? []) {
      const tariff = zoneTariff(zone, settings)
      if (tariff !== null) known.set(zone.number, tariff)
    }
    return known
  }, [map.data, settings])
  const context = useMemo(() => ({ timeZone: city.timeZone, calendar }), [city.timeZone, calendar])
  return { tariffs, context, isPending: map.isPending }
}

/** The prices of a zone for today, and until when the present one holds; null for no zone. */
export function useZonePrices(number: string | null): ZonePrices {
  const { tariffs, context, isPending } = useTariffs()
  const now = useNow('minute')
  const tariff = number === null ? undefined : tariffs.get(number)
  return useMemo(() => {
    if (tariff === undefined) return { kind: isPending ? 'loading' : 'unknown' }
    const price = zonePriceAt(tariff, now, context)
    if (price.kind === 'unknown') return price
    const today = priceTimeline({ tariff }, wallClock(now, context.timeZone).date, context)
    return { kind: 'known', today, price, freeMinutes: tariff.freeMinutes ?? 0 }
  }, [tariff, isPending, now, context])
}

/** What an hour costs now in a zone, and until when; null where that is not known. */
export type PriceInZone = (zone: string) => KnownZonePrice | null

/** Answers with the prices of now; the same function for a whole minute. */
export function usePricesNow(): PriceInZone {
  const { tariffs, context } = useTariffs()
  const now = useNow('minute')
  return useMemo(
    () => remembering((zone) => zonePriceAt(tariffs.get(zone) ?? null, now, context)),
    [tariffs, now, context],
  )
}

/** Each zone is asked for once: a list asks for thousands of places in a few zones. */
function remembering(find: (zone: string) => ZonePrice): PriceInZone {
  const prices = new Map<string, KnownZonePrice | null>()
  return (zone) => {
    const known = prices.get(zone)
    if (known !== undefined) return known
    const price = find(zone)
    const told = price.kind === 'unknown' ? null : price
    prices.set(zone, told)
    return told
  }
}
