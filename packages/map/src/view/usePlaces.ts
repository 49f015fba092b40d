import type { MapObjects } from '@parking/api-client'
import { startTransition, useEffect, useState } from 'react'
import type { Places } from '../model/place.ts'
import { readPlacesInSlices } from '../model/readPlaces.ts'

/**
 * The places of a city's map; null until they are made. What was made of an earlier answer stays
 * until the new ones are.
 *
 * @param loaded - what the back end answered; undefined while it has not
 */
export function usePlaces(cityId: string, loaded: MapObjects | undefined): Places | null {
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
