import { distanceBetween, type Position } from '@parking/domain'
import { isPaidByZone } from './isPaidByZone.ts'
import type { Place } from './place.ts'

/** A zone and how far its nearest parking is, in metres. */
export interface NearZone {
  readonly zone: string
  readonly metres: number
}

/** Metres from a parking at which somebody may still stand in its zone. */
const zoneReach = 100
const most = 3

/**
 * The zones that somebody may be in, the likeliest first: those with a parking within reach. Where
 * there is none, the nearest one alone.
 *
 * @param accuracy - metres by which the position may be off
 */
export function zonesNear(
  places: readonly Place[],
  from: Position,
  accuracy: number,
): { readonly kind: 'in' | 'aside'; readonly zones: readonly NearZone[] } {
  const known = new Map<string, number>()
  for (const { object, center } of places) {
    if (object.type !== 'parking' || object.zone === null || !isPaidByZone(object)) continue
    const metres = distanceBetween(center, from)
    if (metres < (known.get(object.zone) ?? Infinity)) known.set(object.zone, metres)
  }
  const zones = [...known]
    .map(([zone, metres]) => ({ zone, metres }))
    .toSorted((one, other) => one.metres - other.metres)
  const near = zones.filter(({ metres }) => metres <= accuracy + zoneReach)
  if (near.length === 0) return { kind: 'aside', zones: zones.slice(0, 1) }
  // Who stands clearly in one zone is not asked about its neighbours.
  const [nearest] = near
  const limit = (nearest?.metres ?? 0) + accuracy + zoneReach / 2
  return { kind: 'in', zones: near.filter(({ metres }) => metres <= limit).slice(0, most) }
}
