import type { Plate } from './plate.ts'
import { normalisePlate } from './normalisePlate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import { knownShapes, readPlate } from './readPlate.ts'

/**
 * Reads a Russian plate of any known type, also those that may not park: trailer, tractor, moped,
 * military, diplomatic and outbound.
 *
 * Where several types can look the same, an accepted one wins, then the one that stands first in
 * the table of types; `alsoFits` names the others. Tractor and military plates have the very shape
 * of accepted or trailer plates, so they are only ever named there.
 *
 * @param input what was typed; anything but a string is no plate
 * @returns the plate, or null when it is of no known type
 * @example recognisePlate('AB 12 CE 77')?.type // 'moped'
 */
export function recognisePlate(input: unknown): Plate<KnownPlateType> | null {
  return readPlate(normalisePlate(input), knownShapes)
}
