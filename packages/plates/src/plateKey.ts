import type { PlateFormat } from './plate.ts'
import { normalisePlate } from './normalisePlate.ts'

/**
 * Writes a plate in the way that all spellings of it share, to look it up by.
 *
 * @param input the plate, however it was typed
 * @param format whose plate it is; left out where that is not known
 * @returns the same for all plates that `isSamePlate` takes for one
 * @example plateKey('a 123-bc 77') // 'A123BC77'
 */
export function plateKey(input: unknown, format?: PlateFormat): string {
  // Read as Russian first, which drops the country, then as foreign, which knows the most look-alikes.
  return format === undefined
    ? normalisePlate(normalisePlate(input), 'foreign')
    : normalisePlate(input, format)
}
