import {
  compareMatches,
  createFinder,
  distanceBetween,
  type Position,
  type Zone,
} from '@parking/domain'
import type { Place } from './place.ts'
import { placeLabel } from './placeLabel.ts'

/** A zone that a search may find. */
interface SearchedZone {
  readonly number: string
  /** Null where only its number is known. */
  readonly name: string | null
  readonly parkings: readonly Place[]
}

/** What a search finds, and how far it is, in metres; of a zone its nearest parking counts. */
export type Found =
  | { readonly kind: 'zone'; readonly zone: SearchedZone; readonly metres: number }
  | { readonly kind: 'place'; readonly place: Place; readonly metres: number }

/** Finds zones, parkings and streets, the best first and of the equally good the nearest. */
export type Search = (query: string, from: Position, limit?: number) => readonly Found[]

/**
 * Prepares places for searching by the number and name of their zone, by the number of a parking or
 * device, by street and by name. Among equally good matches zones stand before parkings, and those
 * before anything else.
 *
 * @param known - the zones of the city, for their names
 */
export function createSearch(places: readonly Place[], known: readonly Zone[]): Search {
  const zones = gatherZones(places, known)
  const findZones = createFinder(zones, ({ number, name }) => ({ number, names: [name] }))
  const findPlaces = createFinder(places, ({ object: { code, name, street } }) => ({
    number: code,
    names: [street, name],
  }))
  // To make one takes 25 ms: not while the page is read.
  const order = new Intl.Collator('ru', { numeric: true })
  return (query, from, limit = 8) => {
    const ranked: Ranked[] = [
      ...findZones(query).map(({ item: zone, rank }): Ranked => {
        const metres = distanceOfZone(zone, from)
        return { rank, metres, label: zone.number, found: { kind: 'zone', zone, metres } }
      }),
      ...findPlaces(query).map(({ item: place, rank }): Ranked => {
        const metres = distanceBetween(place.center, from)
        const after = place.object.type === 'parking' ? 0.3 : 0.6
        const label = placeLabel(place.object) ?? ''
        return { rank: rank + after, metres, label, found: { kind: 'place', place, metres } }
      }),
    ]
    return ranked
      .sort((a, b) => compareMatches(a, b) || order.compare(a.label, b.label))
      .slice(0, limit)
      .map(({ found }) => found)
  }
}

interface Ranked {
  readonly rank: number
  readonly metres: number
  /** What matches are sorted by that are as good and as far. */
  readonly label: string
  readonly found: Found
}

function gatherZones(places: readonly Place[], known: readonly Zone[]): readonly SearchedZone[] {
  const parkings = new Map<string, Place[]>()
  for (const place of places) {
    const { type, zone } = place.object
    if (type !== 'parking' || zone === null) continue
    const others = parkings.get(zone)
    if (others === undefined) parkings.set(zone, [place])
    else others.push(place)
  }
  const names = new Map(known.map((zone) => [zone.number, zone.name]))
  return [...parkings].map(([number, all]) => {
    const name = names.get(number) ?? number
    return { number, name: name === number ? null : name, parkings: all }
  })
}

function distanceOfZone({ parkings }: SearchedZone, from: Position): number {
  return parkings.reduce(
    (nearest, { center }) => Math.min(nearest, distanceBetween(center, from)),
    Infinity,
  )
}
