import { hashText, type Town, type TownCity } from '@parking/town'
import type { CityZone } from '../zones/buildZones.ts'
import { cityDateTime } from '../wire/times.ts'
import { layFeatures } from './layFeatures.ts'
import type { ParkingCategory, WireMap, WireMapFeature } from './wireMap.ts'

/** How full the city is, 0 to 1, hour by hour: where people work, and where they sleep. */
const BY_DAY = [
  0.12, 0.1, 0.08, 0.08, 0.1, 0.16, 0.28, 0.5, 0.74, 0.88, 0.94, 0.96, 0.94, 0.95, 0.94, 0.92, 0.9,
  0.86, 0.78, 0.64, 0.5, 0.38, 0.26, 0.18,
]

const BY_NIGHT = [
  0.96, 0.97, 0.97, 0.97, 0.96, 0.94, 0.86, 0.7, 0.55, 0.46, 0.42, 0.42, 0.44, 0.44, 0.45, 0.48,
  0.55, 0.66, 0.78, 0.86, 0.9, 0.93, 0.95, 0.96,
]

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

/**
 * How many of a parking's spaces are free: the same for the same parking and hour.
 *
 * @param parking what tells the parking from others
 * @param hour `YYYY-MM-DD HH` in the city
 */
function freeSpaces(
  parking: string,
  category: ParkingCategory,
  total: number,
  hour: string,
): number {
  const sleeps = category === 'resident' || category === 'free'
  const busy = (sleeps ? BY_NIGHT : BY_DAY)[Number(hour.slice(11, 13))] ?? 0.5
  const chance = hashText(`${parking} ${hour}`) / 4294967296
  const habit = hashText(parking) / 4294967296
  const taken = total * busy * (0.75 + 0.35 * habit) + (chance - 0.5) * (1 + total * 0.2)
  return Math.min(total, Math.max(0, Math.round(total - taken)))
}
