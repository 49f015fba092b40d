import { mapQuery } from '@parking/api-client'
import type { KnownZonePrice } from '@parking/domain'
import type { Calendar, PriceStretch, Tariff } from '@parking/pricing'
import { useAppContext, useCitySettings } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pricingModule } from './pricingModule.ts'

/** What parking in a zone costs. */
export type ZonePrices =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known'
      /** Day by day, today first: a week. */
      readonly week: readonly (readonly PriceStretch[])[]
      /** What an hour costs now, and until when. */
      readonly price: KnownZonePrice
      readonly freeMinutes: number
    }

const noCalendar: Calendar = { holidays: [], workingDays: [] }

/** The tariffs that are known, by the number of the zone, and what prices are found with. */
function useTariffs() {
  const { api, city } = useAppContext()
  const settings = useCitySettings()
  // It only looks at what the page has loaded: were it to load too, each card would try a failed
  // load again, and its failure would close and open the list without end.
  const map = useQuery({ ...mapQuery(api), enabled: false })
  const module = useQuery(pricingModule)
  const pricing = module.data ?? null
  const calendar = settings?.calendar ?? noCalendar
  const tariffs = useMemo(() => {
    const known = new Map<string, Tariff>()
    for (const zone of map.data?.zones ?? []) {
      const tariff = pricing?.zoneTariff(zone, settings) ?? null
      if (tariff !== null) known.set(zone.number, tariff)
    }
    return known
  }, [map.data, settings, pricing])
  const context = useMemo(() => ({ timeZone: city.timeZone, calendar }), [city.timeZone, calendar])
  return { tariffs, context, pricing, isPending: map.isPending || module.isPending }
}

/** The prices of a zone for a week, and until when the present one holds; null for no zone. */
export function useZonePrices(number: string | null): ZonePrices {
  const { tariffs, context, pricing, isPending } = useTariffs()
  const now = useNow('minute')
  const tariff = number === null ? undefined : tariffs.get(number)
  return useMemo(() => {
    if (pricing === null || tariff === undefined) return { kind: isPending ? 'loading' : 'unknown' }
    const price = pricing.zonePriceAt(tariff, now, context)
    if (price.kind === 'unknown') return price
    const { date } = pricing.wallClock(now, context.timeZone)
    const week = Array.from({ length: 7 }, (_, day) =>
      pricing.priceTimeline({ tariff }, pricing.addDays(date, day), context),
    )
    return { kind: 'known', week, price, freeMinutes: tariff.freeMinutes ?? 0 }
  }, [tariff, pricing, isPending, now, context])
}

/** What an hour costs now in a zone, and until when; null where that is not known. */
export type PriceInZone = (zone: string) => KnownZonePrice | null

/** Answers with the prices of now; the same function for a whole minute. */
export function usePricesNow(): PriceInZone {
  const { tariffs, context, pricing } = useTariffs()
  const now = useNow('minute')
  return useMemo(
    () =>
      remembering((zone) => {
        const tariff = tariffs.get(zone)
        const price = tariff === undefined ? null : pricing?.zonePriceAt(tariff, now, context)
        return price?.kind === 'unknown' ? null : (price ?? null)
      }),
    [tariffs, now, context, pricing],
  )
}

/** Each zone is asked for once: a list asks for thousands of places in a few zones. */
function remembering(find: PriceInZone): PriceInZone {
  const prices = new Map<string, KnownZonePrice | null>()
  return (zone) => {
    const known = prices.get(zone)
    if (known !== undefined) return known
    const price = find(zone)
    prices.set(zone, price)
    return price
  }
}
