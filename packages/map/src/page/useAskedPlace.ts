import { useEffect, useRef } from 'react'
import type { MapSearch } from '../model/readMapSearch.ts'
import type { Place } from '../model/place.ts'
import { placeChosen, zoneChosen } from '../view/useMapView.ts'

/** Chooses what the address asks for, once the places are there and once for each address. */
export function useAskedPlace({ zone, parking }: MapSearch, places: readonly Place[]): void {
  const answered = useRef<string | null>(null)
  useEffect(() => {
    const asked = `${zone ?? ''}/${parking ?? ''}`
    if (places.length === 0 || answered.current === asked) return
    answered.current = asked
    const place = places.find(
      ({ id, object }) => parking !== undefined && (object.code === parking || id === parking),
    )
    if (place !== undefined) placeChosen(place.id)
    else if (zone !== undefined) zoneChosen(zone)
  }, [zone, parking, places])
}
