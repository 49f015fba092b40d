import type { PlateFormat } from './plate.ts'
import { normalisePlate } from './normalisePlate.ts'
import { recognisePlate } from './recognisePlate.ts'
import { tidyPlate } from './tidyPlate.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u
const LATIN = /\p{Script=Latin}/u

/**
 * Finds out whether a plate that is kept somewhere has letters of a wrong alphabet, which nobody can
 * see and no camera will match, and spells it with the right ones. A Russian plate that is Latin
 * throughout is a way to write it, and nothing is to be mended.
 *
 * @param plate the plate as it is kept; anything but a string needs no mending
 * @param format whose plate it is; left out where that is not known
 * @returns the plate with the right letters, or null when it has no others
 * @example mendPlate('WХ12345', 'foreign') // 'WX12345' in Latin, when the X was Cyrillic
 */
export function mendPlate(plate: unknown, format?: PlateFormat): string | null {
  const kept = tidyPlate(plate)
  const isMixed = CYRILLIC.test(kept) && LATIN.test(kept)
  if (format !== 'foreign' && !isMixed) return null
  const right = format ?? (recognisePlate(kept) === null ? 'foreign' : 'russian')
  const mended = normalisePlate(kept, right)
  return mended === kept ? null : mended
}
