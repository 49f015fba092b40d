import { type MapObjects, mapQuery } from '@parking/api-client'
import type { City } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { isStale, noteLoad } from '../model/freshness.ts'
import type { Place, Places } from '../model/place.ts'
import { readPlacesInSlices } from '../model/readPlaces.ts'

/** The places of the city, and how their loading went. */
export type MapData = {
  readonly places: readonly Place[]
  readonly skipped: number
  readonly retry: () => void
  readonly isFetching: boolean
  /** What the last try failed with. */
  readonly error: unknown
} & (
  | { readonly kind: 'loading' | 'failed' | 'empty' | 'ready' }
  /** An hour has passed and the places could not be loaded anew. */
  | { readonly kind: 'old'; readonly loadedAt: Instant }
)

const none: Places = { all: [], skipped: 0 }

/** How often it is asked whether the hour is over. */
const lookEvery = 60_000

/**
 * Loads the places. They are loaded again when there are none, and when by the noted time of the
 * last load an hour has passed (specification, section 4).
 */
export function useMapData(): MapData {
  const { api, city, storage } = useAppContext()
  const query = useQuery(mapQuery(api))
  const { data, dataUpdatedAt, isFetching, refetch } = query
  const made = usePlaces(city, data)
  const { all, skipped } = made ?? none

  useEffect(() => {
    if (dataUpdatedAt > 0) noteLoad(storage, city.id, dataUpdatedAt)
  }, [storage, city.id, dataUpdatedAt])

  useEffect(() => {
    const look = (): void => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && dataUpdatedAt > 0 && isStale(storage, city.id, Date.now())) void refetch()
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [storage, city.id, dataUpdatedAt, refetch])

  const common = {
    places: all,
    skipped,
    isFetching,
    error: query.error,
    retry: () => void refetch(),
  }
  if (query.isError && all.length > 0) return { ...common, kind: 'old', loadedAt: dataUpdatedAt }
  const isComing = data !== undefined && made === null
  if (query.isPending || isComing) return { ...common, kind: 'loading' }
  // Places of which none can be read are none that the city does not have.
  if (query.isError || (all.length === 0 && skipped > 0)) return { ...common, kind: 'failed' }
  return { ...common, kind: all.length === 0 ? 'empty' : 'ready' }
}

/**
 * The places of a city's map; null until they are made. What was made of an earlier answer stays
 * until the new ones are.
 *
 * @param loaded - what the back end answered; undefined while it has not
 */
function usePlaces(
  { id: cityId }: Pick<City, 'id'>,
  loaded: MapObjects | undefined,
): Places | null {
  const [made, setMade] = useState<{ cityId: string; places: Places } | null>(null)
  useEffect(() => {
    if (loaded === undefined) return undefined
    let isStill = true
    const make = async (): Promise<void> => {
      const places = await readPlacesInSlices(loaded.objects, loaded.unreadable)
      // Showing thousands gives way to whoever uses the page meanwhile.
      if (isStill) startTransition(() => setMade({ cityId, places }))
    }
    void make()
    return () => {
      isStill = false
    }
  }, [cityId, loaded])
  return made?.cityId === cityId ? made.places : null
}
