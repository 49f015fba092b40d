import type { PlateFormat } from './plate.ts'
import { plateKey } from './plateKey.ts'

/**
 * Tells whether two plates are the same, however each was typed. Nobody can tell whose a plate is
 * by looking at it, so where that is not known, letters that look the same are the same.
 *
 * @param a the first plate; anything but a string is no plate, and such a one is never the same
 * @param b the second plate
 * @param format whose plates they are; left out where that is not known of both
 * @example isSamePlate('А123ВС77', 'a 123-bc 77') // true
 */
export function isSamePlate(a: unknown, b: unknown, format?: PlateFormat): boolean {
  const plate = plateKey(a, format)
  return plate !== '' && plate === plateKey(b, format)
}
