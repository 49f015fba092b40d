import { compareMatches, createFinder, type Zone } from '@parking/domain'
import type { Distances } from '../distance/measureDistances.ts'

/** A parking that can be paid for, with its zone. */
export interface FoundParking {
  readonly code: string
  /** Its own name, else its zone's. */
  readonly name: string
  /** Null where it is not known how far it is. */
  readonly metres: number | null
}

/**
 * Finds parkings by the rule of the map's search: by code, name or zone's name, the best first and
 * of the equally good the nearest.
 */
export function findParkings(
  zones: readonly Zone[],
  search: string,
  { toParking }: Distances,
): readonly FoundParking[] {
  const all = zones.flatMap(({ name: zoneName, parkings = [] }) =>
    parkings.map(({ code, name }) => ({ code, name: name ?? zoneName, zoneName })),
  )
  const find = createFinder(all, ({ code, name, zoneName }) => ({
    number: code,
    names: [name, zoneName],
  }))
  const matches = search.trim() === '' ? all.map((item) => ({ item, rank: 0 })) : find(search)
  return matches
    .map(({ item: { code, name }, rank }) => ({ rank, code, name, metres: toParking(code) }))
    .sort(compareMatches)
}

/** A parking as a list names it; a name that says the code already is enough. */
export function parkingLabel({ code, name }: Pick<FoundParking, 'code' | 'name'>): string {
  return name.includes(code) ? name : `${code} · ${name}`
}
