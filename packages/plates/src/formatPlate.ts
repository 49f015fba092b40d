import type { Plate } from './plate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import { recognisePlate } from './recognisePlate.ts'
import { tidyPlate } from './tidyPlate.ts'

/**
 * Writes a plate for reading, spaced as the real one is: `А 123 ВС 77`, taxi `АА 123 77`,
 * motorcycle `1234 АВ 77`. A foreign plate stays in one piece.
 *
 * @param plate a plate that was read, or one as it was typed: that is read first, and comes back
 *   tidy when it is of no known type
 * @returns the plate with plain spaces; empty when there is none
 * @example formatPlate('a123bc77') // 'А 123 ВС 77', in Cyrillic
 */
export function formatPlate(
  plate: Plate<KnownPlateType | 'foreign'> | string | null | undefined,
): string {
  const read = typeof plate === 'string' ? recognisePlate(plate) : plate
  if (!Array.isArray(read?.parts)) return tidyPlate(plate)
  return [...read.parts, read.region].join(' ').trimEnd()
}
