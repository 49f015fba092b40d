import type { PlateFormat } from './plate.ts'
import { tidyText } from './tidyText.ts'

/**
 * Makes a plate comparable: removes white space, dashes of all kinds, dots, slashes and invisible characters, and
 * turns letters to upper case. On a Russian plate the twelve Latin letters that look like Cyrillic
 * ones (A B C E H K M O P T X Y) become Cyrillic; a foreign plate keeps the letters it has.
 *
 * Tells nothing about whether the plate is good. Doing it twice changes nothing more.
 *
 * Source: specification section 5; decisions, "Plates".
 *
 * @param input what was typed; anything but a string counts as empty
 * @param format whose plate it is; Russian when left out
 * @returns the tidy plate, of any length
 * @example normalisePlate('a 123-bc 77') // 'А123ВС77', in Cyrillic
 */
export function normalisePlate(input: unknown, format: PlateFormat = 'russian'): string {
  return tidyText(input, format)
}
