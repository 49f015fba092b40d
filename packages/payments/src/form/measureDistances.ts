import { cleanShape, distanceBetween, type MapObject, type Position } from '@parking/domain'

/** How many metres away something is; null where that is not known. */
export interface Distances {
  /** Of a zone its nearest parking counts. */
  readonly toZone: (number: string) => number | null
  readonly toParking: (code: string) => number | null
}

/** The distances where nobody knows where the driver is. */
export const unknownDistances: Distances = { toZone: () => null, toParking: () => null }

/** Measures how far the zones and parkings of a map are from a position. */
export function measureDistances(objects: readonly MapObject[], from: Position): Distances {
  const zones = new Map<string, number>()
  const parkings = new Map<string, number>()
  for (const { kind, zone, code, geometry } of objects) {
    const center = kind === 'parking' ? cleanShape(geometry)?.center : undefined
    if (center === undefined) continue
    const metres = distanceBetween(center, from)
    if (zone !== null) keepNearer(zones, zone, metres)
    // A parking along a street has several stretches.
    if (code !== null) keepNearer(parkings, code, metres)
  }
  return {
    toZone: (number) => zones.get(number) ?? null,
    toParking: (code) => parkings.get(code) ?? null,
  }
}

function keepNearer(known: Map<string, number>, name: string, metres: number): void {
  known.set(name, Math.min(metres, known.get(name) ?? Infinity))
}
