import type { Plate } from './plate.ts'
import { plateTypes } from './plateTypes.ts'
import { readPlate } from './readPlate.ts'
import { typeSet } from './readings.ts'

const ACCEPTED = typeSet(plateTypes.flatMap((row) => (row.accepted ? [row.type] : [])))

/**
 * Reads a Russian plate of one of the seven accepted types, however it was typed: spaces, dashes,
 * invisible characters, case and Latin look-alikes do not matter.
 *
 * Source: specification section 5; decisions, "Plates".
 *
 * @param input what was typed; anything but a string is no plate
 * @returns the plate, or null when it is none of the accepted types
 * @example parsePlate('aa 123 77')?.type // 'taxi'
 */
export function parsePlate(input: unknown): Plate | null {
  return readPlate(input, ACCEPTED)
}
