import type { RecognisedPlate } from './plate.ts'
import { normalisePlate } from './normalisePlate.ts'
import { knownShapes, readPlate } from './readPlate.ts'

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
  const plate = readPlate(normalisePlate(input), knownShapes)
  if (plate === null) return null
  const { number, type } = plate
  const fitting = knownShapes.filter(({ pattern }) => pattern.test(number))
  const alsoFits = fitting.map((shape) => shape.type).filter((other) => other !== type)
  return { ...plate, alsoFits }
}
