import type { Plate } from './plate.ts'
import { normalisePlate } from './normalisePlate.ts'
import { acceptedShapes, readPlate } from './readPlate.ts'

/**
 * Reads a Russian plate of one of the seven accepted types, however it was typed: spaces, dashes,
 * invisible characters, case, Latin look-alikes and RUS at the end do not matter.
 *
 * @param input what was typed; anything but a string is no plate
 * @returns the plate, or null when it is none of the accepted types
 * @example parsePlate('aa 123 77')?.type // 'taxi'
 */
export function parsePlate(input: unknown): Plate | null {
  return readPlate(normalisePlate(input), acceptedShapes)
}
