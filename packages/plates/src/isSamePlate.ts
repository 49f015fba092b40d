import type { PlateFormat } from './plate.ts'
import { normalisePlate } from './normalisePlate.ts'

/**
 * Tells whether two plates are the same, however each was typed. Nobody can tell whose a plate is
 * by looking at it, so where that is not known, letters that look the same are the same.
 *
 * Source: specification section 5; decisions, "Plates".
 *
 * @param a the first plate; anything but a string is no plate, and such a one is never the same
 * @param b the second plate
 * @param format whose plates they are; left out where that is not known of both
 * @example isSamePlate('А123ВС77', 'a 123-bc 77') // true
 */
export function isSamePlate(a: unknown, b: unknown, format?: PlateFormat): boolean {
  const plate = comparable(a, format)
  return plate !== '' && plate === comparable(b, format)
}

// Read as Russian first, which drops the country, then as foreign, which knows the most look-alikes.
function comparable(input: unknown, format: PlateFormat | undefined): string {
  return format === undefined
    ? normalisePlate(normalisePlate(input), 'foreign')
    : normalisePlate(input, format)
}
