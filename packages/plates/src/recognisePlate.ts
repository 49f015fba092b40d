import type { RecognisedPlate } from './plate.ts'
import { plateTypes } from './plateTypes.ts'
import { readPlate } from './readPlate.ts'
import { typeSet } from './readings.ts'

const KNOWN = typeSet(plateTypes.map(({ type }) => type))
const SINGLE = plateTypes.map(({ type }) => typeSet([type]))

/**
 * Reads a Russian plate of any known type, also those that may not park: trailer, tractor, moped,
 * military and diplomatic.
 *
 * Where several types can look the same, an accepted one wins, then the one that stands first in
 * the table of types; `alsoFits` names the others. Tractor and military plates have the very shape
 * of accepted or trailer plates, so they are only ever named there.
 *
 * Source: decisions, "Plates".
 *
 * @param input what was typed; anything but a string is no plate
 * @returns the plate, or null when it is of no known type
 * @example recognisePlate('AB 12 CE 77')?.type // 'moped'
 */
export function recognisePlate(input: unknown): RecognisedPlate | null {
  const plate = readPlate(input, KNOWN)
  if (plate === null) return null
  const fitting = SINGLE.filter((set) => readPlate(plate.number, set) !== null)
  return {
    ...plate,
    alsoFits: fitting.flatMap(({ types }) => types).filter((type) => type !== plate.type),
  }
}
