import { useDeferredValue, useMemo } from 'react'
import { filterPlaces } from '../model/filterPlaces.ts'
import { narrowPlaces } from '../model/narrowPlaces.ts'
import type { Place } from '../model/place.ts'
import { useMapView } from './useMapView.ts'
import { usePricesNow } from './useZonePrices.ts'

/** What of a city's places the map and the list show, by the legend and by what is looked for. */
export function useShownPlaces(places: readonly Place[]): readonly Place[] {
  // A press is answered at once where it happened; what it changes follows a moment later.
  const filters = useDeferredValue(useMapView((view) => view.filters))
  const narrowing = useDeferredValue(useMapView((view) => view.narrowing))
  const priceIn = usePricesNow()
  const filtered = useMemo(() => filterPlaces(places, filters), [places, filters])
  return useMemo(
    () =>
      narrowPlaces(
        filtered,
        narrowing,
        ({ isFree, zone }) => isFree || (zone !== null && priceIn(zone)?.kind === 'free'),
      ),
    [filtered, narrowing, priceIn],
  )
}
