import type { MapObject } from '@parking/domain'
import { findHolder, type Holder } from './findHolder.ts'
import type { Place } from './place.ts'

/** What somebody looks for, on the map and in the list alike. */
export interface Narrowing {
  /** Only where parking costs nothing now. */
  readonly isFree: boolean
  /** Only where a space is free now. */
  readonly hasSpaces: boolean
  /** For whom places that are kept for some drivers are shown as well. */
  readonly holders: readonly Holder[]
}

/** Everything is shown. */
export const notNarrowed: Narrowing = { isFree: false, hasSpaces: false, holders: [] }

/** Tells whether somebody looks for certain parkings. */
export function isNarrowed({ isFree, hasSpaces }: Narrowing): boolean {
  return isFree || hasSpaces
}

/**
 * Leaves the parkings that somebody looks for: those that everyone may use, and those for whom they
 * are kept when that was chosen. All places stay while nobody looks for certain ones.
 *
 * @param isFreeNow - whether parking at an object costs nothing at present
 */
export function narrowPlaces(
  places: readonly Place[],
  narrowing: Narrowing,
  isFreeNow: (object: MapObject) => boolean,
): readonly Place[] {
  if (!isNarrowed(narrowing)) return places
  return places.filter(({ object }) => {
    if (object.type !== 'parking') return false
    const holder = findHolder(object)
    if (holder !== null && !narrowing.holders.includes(holder)) return false
    if (narrowing.hasSpaces && (object.spaces?.free ?? 0) === 0) return false
    return !narrowing.isFree || isFreeNow(object)
  })
}
