import { outlineZones } from '../model/outlineZones.ts'
import type { Place } from '../model/place.ts'
import { zoneMap, type ZoneMap } from '../model/zoneMap.ts'
import { zoneSeeds } from '../model/zoneSeeds.ts'

/** The zones of places, outlined here and now. */
export function outlinePlaces(places: readonly Place[]): ZoneMap {
  return zoneMap(outlineZones(zoneSeeds(places)))
}
