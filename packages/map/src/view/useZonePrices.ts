import { mapQuery } from '@parking/api-client'
import type { Zone } from '@parking/domain'
import {
  freeBoundary,
  priceTimeline,
  tariffAt,
  wallClock,
  type Calendar,
  type Instant,
  type Kopecks,
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
      /** The next instant at which parking is free; the present one when it is, null when never. */
      readonly freeFrom: Instant | null
      readonly freeMinutes: number
    }

const noCalendar: Calendar = { holidays: [], workingDays: [] }

function useZones() {
  const { api, city } = useAppContext()
  const settings = useCitySettings()
  // It only looks at what the page has loaded: were it to load too, each card would try a failed
  // load again, and its failure would close and open the list without end.
  const map = useQuery({ ...mapQuery(api), enabled: false })
  const calendar = settings?.calendar ?? noCalendar
  const byNumber = useMemo(
    () => new Map((map.data?.zones ?? []).filter(isPriced).map((zone) => [zone.number, zone])),
    [map.data],
  )
  const context = useMemo(() => ({ timeZone: city.timeZone, calendar }), [city.timeZone, calendar])
  return { byNumber, context, settings, isPending: map.isPending }
}

/** A zone whose prices are known, if only as the default ones. */
type PricedZone = Zone & { readonly tariff?: Tariff }

function isPriced(zone: Zone): zone is PricedZone {
  return zone.tariff !== null
}

/** The prices of a zone for today and when it is free next; null for no zone. */
export function useZonePrices(number: string | null): ZonePrices {
  const { byNumber, context, settings, isPending } = useZones()
  const now = useNow('minute')
  const zone = number === null ? undefined : byNumber.get(number)
  return useMemo(() => {
    if (zone === undefined) return { kind: isPending ? 'loading' : 'unknown' }
    const known = attempt(() => ({
      today: priceTimeline(zone, wallClock(now, context.timeZone).date, context),
      freeFrom: freeBoundary(zone, now, context),
    }))
    if (known === null) return { kind: 'unknown' }
    const freeMinutes = zone.tariff?.freeMinutes ?? settings?.freeMinutes ?? 0
    return { kind: 'known', ...known, freeMinutes }
  }, [zone, isPending, now, context, settings])
}

/** Answers with what an hour costs now in a zone, in kopecks; null where that is not known. */
export function usePricesNow(): (zone: string) => Kopecks | null {
  const { byNumber, context } = useZones()
  const now = useNow('minute')
  return (zone) => priceNow(byNumber.get(zone), now, context)
}

function priceNow(
  zone: PricedZone | undefined,
  now: Instant,
  context: { readonly timeZone: string; readonly calendar: Calendar },
): Kopecks | null {
  return zone === undefined ? null : attempt(() => tariffAt(zone, now, context).hourlyPrice)
}

/** A zone whose prices break the rules of a tariff has unknown prices; the map stays. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
