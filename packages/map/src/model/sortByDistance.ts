import { distanceBetween, type Position } from '@parking/domain'
import type { Place } from './place.ts'

/** A place and how far it is, in metres. */
export interface NearPlace {
  readonly place: Place
  readonly metres: number
}

/** Parts of a metre that make one place nearer than another. */
const finest = 8

/**
 * Sorts places by their distance from a position, the nearest first; what is as far in eighths of a
 * metre keeps its order.
 */
export function sortByDistance(places: readonly Place[], from: Position): NearPlace[] {
  const count = places.length
  const near = places.map((place) => ({ place, metres: distanceBetween(place.center, from) }))
  // Numbers sort several times faster than objects: each holds a distance and whose it is.
  const keys = Float64Array.from(
    near,
    ({ metres }, at) => Math.floor(metres * finest) * count + at,
  ).sort()
  return Array.from(keys).flatMap((key) => near[key % count] ?? [])
}
