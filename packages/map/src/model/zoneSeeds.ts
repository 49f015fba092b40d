import { isPaidByZone } from './isPaidByZone.ts'
import type { Place, WorldPoint } from './place.ts'
import { toWorld } from './worldSquare.ts'

/** A point that speaks for a zone. */
export interface ZoneSeed {
  readonly zone: string
  readonly at: WorldPoint
}

/** The points that speak for zones: the middle and the ends of each parking that is paid by zone. */
export function zoneSeeds(places: readonly Place[]): ZoneSeed[] {
  return places.flatMap(({ object, world, shape }) => {
    const { zone } = object
    if (zone === null || object.type !== 'parking' || !isPaidByZone(object)) return []
    const ends = shape?.kind === 'line' ? [shape.positions[0], shape.positions.at(-1)] : []
    const points = ends.flatMap((end) => (end === undefined ? [] : [toWorld(end)]))
    return [world, ...points].map((at) => ({ zone, at }))
  })
}
