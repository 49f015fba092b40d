import type { PlateFormat } from './plate.ts'
import { parsePlate } from './parsePlate.ts'
import { tidyPlate } from './tidyPlate.ts'

const LATIN_AND_DIGITS = /^[\p{Script=Latin}0-9]*$/u
const LETTER = /\D/

/**
 * Guesses whose plate it is. One that `parsePlate` reads is Russian, also when it was typed in Latin. Of
 * the rest, a plate of Latin letters and digits alone, with at least one letter, is foreign; one
 * with anything else in it is Russian. Separators do not count either way.
 *
 * So a Russian moped or a slip, typed in Latin, is foreign, and `validatePlate` takes any foreign plate:
 * where that matters ask `recognisePlate` first.
 *
 * @param input what was typed; anything but a string is Russian, the default
 * @example detectFormat('AB-1234') // 'foreign'
 */
export function detectFormat(input: unknown): PlateFormat {
  if (parsePlate(input) !== null) return 'russian'
  const plate = tidyPlate(input)
  return LATIN_AND_DIGITS.test(plate) && LETTER.test(plate) ? 'foreign' : 'russian'
}
