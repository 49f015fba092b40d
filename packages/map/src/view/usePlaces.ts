import { breathe, type MapObjects } from '@parking/api-client'
import { startTransition, useEffect, useState } from 'react'
import type { Place, Places } from '../model/place.ts'
import { readPlacesInSlices } from '../model/readPlaces.ts'
import { noZones, type ZoneMap } from '../model/zoneMap.ts'

/** The places of a city and where its zones lie. */
export interface PlacesAndZones extends Places {
  readonly zones: ZoneMap
}

/**
 * The places of a city's map; null until they are made. What was made of an earlier answer stays
 * until the new ones are.
 *
 * @param loaded - what the back end answered; undefined while it has not
 */
export function usePlaces(cityId: string, loaded: MapObjects | undefined): PlacesAndZones | null {
  const [made, setMade] = useState<{ cityId: string; places: PlacesAndZones } | null>(null)
  useEffect(() => {
    if (loaded === undefined) return undefined
    let isStill = true
    const make = async (): Promise<void> => {
      const read = await readPlacesInSlices(loaded.objects, loaded.unreadable)
      // Showing thousands gives way to whoever uses the page meanwhile.
      const show = (found: ZoneMap | null): void => {
        if (!isStill) return
        startTransition(() =>
          setMade((before) => {
            const known = before?.cityId === cityId ? before.places.zones : noZones
            return { cityId, places: { ...read, zones: found ?? known } }
          }),
        )
      }
      show(null)
      show(await outline(read.all))
    }
    void make()
    return () => {
      isStill = false
    }
  }, [cityId, loaded])
  return made?.cityId === cityId ? made.places : null
}

/** Finds where the zones lie, after the list has what it needs; without them the map stays useful. */
async function outline(places: readonly Place[]): Promise<ZoneMap> {
  try {
    const { outlineZones } = await import('../model/outlineZones.ts')
    await breathe()
    return outlineZones(places)
  } catch {
    return noZones
  }
}
