import {
  compareMatches,
  createFinder,
  type MapObject,
  type Match,
  type Zone,
} from '@parking/domain'
import type { Distances } from '../distance/measureDistances.ts'

/** A zone that a search found, with what of the map it was found by. */
export interface FoundZone {
  readonly zone: Zone
  readonly street: string | null
  /** Number of a parking. */
  readonly parking: string | null
  /** To the parking that it was found by, else to the nearest one of the zone; null: not known. */
  readonly metres: number | null
}

/** A street or a parking of a zone. */
type ZonePlace = { readonly zone: string } & (
  | { readonly street: string; readonly parking: null }
  | { readonly street: null; readonly parking: string }
)

/** Finds the streets and parkings of zones. */
export type FindZonePlaces = (query: string) => readonly Match<ZonePlace>[]

/** Prepares the streets and parkings that the objects of the map name, for finding their zones. */
export function zonePlaces(objects: readonly MapObject[]): FindZonePlaces {
  const places = new Map<string, ZonePlace>()
  for (const { type, zone, street, code } of objects) {
    if (zone === null) continue
    if (street !== null) places.set(`${zone} ${street}`, { zone, street, parking: null })
    if (type === 'parking' && code !== null) {
      places.set(`${zone} № ${code}`, { zone, street: null, parking: code })
    }
  }
  return createFinder([...places.values()], ({ street, parking }) => ({
    number: parking,
    names: [street],
  }))
}

/**
 * Finds zones by the rule of the map's search: by their number or name, then by the streets and
 * parkings in them, the best first and of the equally good the nearest.
 */
export function findZones(
  zones: readonly Zone[],
  search: string,
  findPlaces: FindZonePlaces,
  { toZone, toParking }: Distances,
): readonly FoundZone[] {
  const byZone = (match: Match<Zone>) => {
    const { item: zone } = match
    return { rank: match.rank, zone, street: null, parking: null, metres: toZone(zone.number) }
  }
  if (search.trim() === '') {
    return zones.map((zone) => byZone({ item: zone, rank: 0 })).sort(compareMatches)
  }
  const find = createFinder(zones, ({ number, name }) => ({ number, names: [name] }))
  const byPlace = findPlaces(search).flatMap(({ item, rank }) => {
    const { street, parking } = item
    const zone = zones.find(({ number }) => number === item.zone)
    if (zone === undefined) return []
    const metres = parking === null ? toZone(item.zone) : toParking(parking)
    return [{ rank, zone, street, parking, metres }]
  })
  const found = new Map<string, FoundZone>()
  for (const matches of [find(search).map(byZone), byPlace]) {
    for (const { rank: _, ...one } of matches.toSorted(compareMatches)) {
      if (!found.has(one.zone.number)) found.set(one.zone.number, one)
    }
  }
  return [...found.values()]
}
