import { foldText, type MapObject, type Zone } from '@parking/domain'

/** Which streets a zone has, by its number. */
export type ZoneStreets = ReadonlyMap<string, readonly string[]>

/** Collects the streets of the zones from the objects of the map. */
export function zoneStreets(objects: readonly MapObject[]): ZoneStreets {
  const streets = new Map<string, Set<string>>()
  for (const { zone, street } of objects) {
    if (zone === null || street === null) continue
    const known = streets.get(zone)
    if (known === undefined) streets.set(zone, new Set([street]))
    else known.add(street)
  }
  return new Map([...streets].map(([zone, names]) => [zone, [...names]]))
}

/** A zone that a search found, with the street that it was found by. */
export interface FoundZone {
  readonly zone: Zone
  readonly street: string | null
}

/**
 * Finds zones by the beginning of their number, a part of their name, or a part of a street: zones
 * found by number stand first, those found by street last.
 */
export function findZones(
  zones: readonly Zone[],
  search: string,
  streets: ZoneStreets,
): readonly FoundZone[] {
  const wanted = foldText(search)
  if (wanted === '') return zones.map((zone) => ({ zone, street: null }))
  const byNumber = zones.filter(({ number }) => foldText(number).startsWith(wanted))
  const byName = zones.filter(
    (zone) => !byNumber.includes(zone) && foldText(zone.name).includes(wanted),
  )
  const found = [...byNumber, ...byName].map((zone) => ({ zone, street: null }))
  const byStreet = zones.flatMap((zone) => {
    if (found.some((one) => one.zone === zone)) return []
    const street = streets.get(zone.number)?.find((name) => foldText(name).includes(wanted))
    return street === undefined ? [] : [{ zone, street }]
  })
  return [...found, ...byStreet]
}
