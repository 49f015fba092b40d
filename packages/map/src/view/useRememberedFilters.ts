import { useAppContext } from '@parking/runtime'
import { useEffect } from 'react'
import { readFilters } from '../model/filterPlaces.ts'
import { filtersRestored, useMapView } from './useMapView.ts'

const key = 'parking.map.filters'

/** Brings the switches of the legend back from the last visit and keeps them for the next. */
export function useRememberedFilters(): void {
  const { storage } = useAppContext()
  useEffect(() => {
    filtersRestored(readFilters(storage.get(key)))
    return useMapView.subscribe(({ filters }, before) => {
      if (filters !== before.filters) storage.set(key, JSON.stringify(filters))
    })
  }, [storage])
}
