import type { PlateFormat } from './plate.ts'
import { knownShapes, readPlate } from './readPlate.ts'
import { tidyText } from './tidyText.ts'

/** The country's letters, in Cyrillic too, and its flag, the way phones write it. */
// RU alone is not dropped: it is what stands there while somebody types RUS.
const COUNTRY = /(?:RUS|РУС|\u{1F1F7}\u{1F1FA}){1,2}$/u

/** The shortest plate has six characters, and the country's letters are three. */
const SHORTEST_WITH_COUNTRY = 9

/**
 * Makes a plate comparable: removes white space, dashes of all kinds, dots, slashes and invisible characters, and
 * turns letters to upper case. On a Russian plate the twelve Latin letters that look like Cyrillic
 * ones (A B C E H K M O P T X Y) become Cyrillic, and RUS and the flag after a whole plate are
 * dropped. On a foreign plate the Cyrillic, Greek and full-width characters that look like Latin ones
 * become Latin; all others stay (`hasCyrillic` tells of those).
 *
 * Tells nothing about whether the plate is good. Doing it twice changes nothing more.
 *
 * @param input what was typed; anything but a string counts as empty
 * @param format whose plate it is; Russian when left out
 * @returns the tidy plate, of any length
 * @example normalisePlate('a 123-bc 77 rus') // 'А123ВС77', in Cyrillic
 */
export function normalisePlate(input: unknown, format: PlateFormat = 'russian'): string {
  if (typeof input !== 'string') return ''
  if (format === 'foreign') return tidyText(input, 'foreign')
  return dropCountry(tidyText(input, 'russian'))
}

function dropCountry(text: string): string {
  if (text.length < SHORTEST_WITH_COUNTRY) return text
  const plate = text.replace(COUNTRY, '')
  return plate !== text && readPlate(plate, knownShapes) !== null ? plate : text
}
