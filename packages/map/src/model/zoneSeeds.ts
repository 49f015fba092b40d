import { isPaidByZone } from './isPaidByZone.ts'
import type { Place } from './place.ts'
import { toWorld } from './worldSquare.ts'

/**
 * The points that speak for each zone, x and y of one behind those of the other: thousands of them are
 * handed to a worker, which is quick for lists of numbers.
 */
export type ZoneSeeds = ReadonlyMap<string, readonly number[]>

/** The points that speak for zones: the middle and the ends of each parking that is paid by zone. */
export function zoneSeeds(places: readonly Place[]): ZoneSeeds {
  const seeds = new Map<string, number[]>()
  for (const { object, world, shape } of places) {
    const { zone } = object
    if (zone === null || object.type !== 'parking' || !isPaidByZone(object)) continue
    const ends = shape?.kind === 'line' ? [shape.positions[0], shape.positions.at(-1)] : []
    const points = ends.flatMap((end) => (end === undefined ? [] : toWorld(end)))
    const known = seeds.get(zone)
    if (known === undefined) seeds.set(zone, [...world, ...points])
    else known.push(...world, ...points)
  }
  return seeds
}
