import { distanceBetween, type MapObject, type Position } from '@parking/domain'

/** How many metres away something is; null where that is not known. */
export interface Distances {
  /** Of a zone its nearest parking counts. */
  readonly toZone: (number: string) => number | null
  readonly toParking: (code: string) => number | null
}

/** The distances where nobody knows where the driver is. */
export const unknownDistances: Distances = { toZone: () => null, toParking: () => null }

/** A stretch of a parking on the map, and how many metres away its middle is. */
interface MeasuredParking extends Pick<MapObject, 'zone' | 'code' | 'street'> {
  readonly metres: number
}

/** Measures how far the zones and parkings of a map are from a position. */
export function measureDistances(objects: readonly MapObject[], from: Position): Distances {
  const zones = new Map<string, number>()
  const parkings = new Map<string, number>()
  for (const { zone, code, metres } of measureParkings(objects, from)) {
    if (zone !== null) keepNearer(zones, zone, metres)
    // A parking along a street has several stretches.
    if (code !== null) keepNearer(parkings, code, metres)
  }
  return {
    toZone: (number) => zones.get(number) ?? null,
    toParking: (code) => parkings.get(code) ?? null,
  }
}

/**
 * Finds what of a zone, or of one parking in it, is nearest to a position.
 *
 * @param place.parkingCode - null for the whole zone
 * @returns null where the map does not know the place
 */
export function nearestParking(
  objects: readonly MapObject[],
  place: { readonly zone: string; readonly parkingCode: string | null },
  from: Position,
): MeasuredParking | null {
  return measureParkings(objects, from)
    .filter(({ zone, code }) =>
      place.parkingCode === null ? zone === place.zone : code === place.parkingCode,
    )
    .reduce<MeasuredParking | null>(
      (nearest, one) => (nearest === null || one.metres < nearest.metres ? one : nearest),
      null,
    )
}

function measureParkings(objects: readonly MapObject[], from: Position): MeasuredParking[] {
  return objects.flatMap(({ type, zone, code, street, geometry }) => {
    return type !== 'parking' || geometry === null
      ? []
      : [{ zone, code, street, metres: distanceBetween(geometry.center, from) }]
  })
}

function keepNearer(known: Map<string, number>, name: string, metres: number): void {
  known.set(name, Math.min(metres, known.get(name) ?? Infinity))
}
