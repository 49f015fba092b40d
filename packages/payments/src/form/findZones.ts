import { createFinder, type MapObject, type Match, type Zone } from '@parking/domain'

/** A zone that a search found, with what of the map it was found by. */
export interface FoundZone {
  readonly zone: Zone
  readonly street: string | null
  /** Number of a parking. */
  readonly parking: string | null
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
  for (const { kind, zone, street, code } of objects) {
    if (zone === null) continue
    if (street !== null) places.set(`${zone} ${street}`, { zone, street, parking: null })
    if (kind === 'parking' && code !== null) {
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
 * parkings in them, the best first.
 */
export function findZones(
  zones: readonly Zone[],
  search: string,
  findPlaces: FindZonePlaces,
): readonly FoundZone[] {
  if (search.trim() === '') return zones.map((zone) => ({ zone, street: null, parking: null }))
  const find = createFinder(zones, ({ number, name }) => ({ number, names: [name] }))
  const found = new Map<string, FoundZone>()
  for (const zone of best(find(search))) {
    found.set(zone.number, { zone, street: null, parking: null })
  }
  for (const { zone: number, street, parking } of best(findPlaces(search))) {
    const zone = zones.find((one) => one.number === number)
    if (zone !== undefined && !found.has(number)) found.set(number, { zone, street, parking })
  }
  return [...found.values()]
}

function best<Item>(matches: readonly Match<Item>[]): readonly Item[] {
  return matches.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item)
}
