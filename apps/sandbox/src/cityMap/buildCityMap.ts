import type { Town, TownCity } from '@parking/town'
import type { CityZone } from '../zones/buildZones.ts'
import { cityDateTime } from '../wire/times.ts'
import { freeSpaces } from './freeSpaces.ts'
import { layFeatures } from './layFeatures.ts'
import type { WireMap, WireMapFeature } from './wireMap.ts'

// The features of a town and its zones do not change, only what is free does.
const laid = new WeakMap<Town, { zones: readonly CityZone[]; features: WireMapFeature[] }>()

/**
 * Answers with the map of a city: the same for the same city, zones and hour.
 *
 * @param now the instant whose free spaces are shown, milliseconds since the epoch
 */
export function buildCityMap(
  city: TownCity,
  town: Town,
  zones: readonly CityZone[],
  now: number,
): WireMap {
  let known = laid.get(town)
  if (known?.zones !== zones) {
    known = { zones, features: layFeatures(town, zones, city.id === 'kazan' ? 2100 : 480) }
    laid.set(town, known)
  }
  return fillMap(known.features, city.timeZone, now)
}

/** Fills in the free spaces of features that were laid or imported, and adds them up. */
export function fillMap(
  features: readonly WireMapFeature[],
  timeZone: string,
  now: number,
): WireMap {
  const updated = cityDateTime(now, timeZone)
  const overAll = { total: 0, free: 0, fordisabled: 0 }
  const filled = features.map((feature): WireMapFeature => {
    const { spaces, category } = feature.properties
    if (!spaces) return feature
    const free = freeSpaces(feature.id, category ?? 'roadside', spaces.total, updated.slice(0, 13))
    overAll.total += spaces.total
    overAll.free += free
    overAll.fordisabled += spaces.fordisabled
    return { ...feature, properties: { ...feature.properties, spaces: { ...spaces, free } } }
  })
  return { type: 'FeatureCollection', features: filled, overAll, times: { updated } }
}
