import { normalisePlate } from './normalisePlate.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u

/**
 * Tells whether a foreign plate holds Cyrillic letters that no Latin ones look like. Hardly any
 * country has them on its plates, so somebody should look again; the plate may be good all the same.
 *
 * @param plate the plate as it was typed; anything but a string has none
 * @example hasCyrillic('Ж 123') // true
 */
export function hasCyrillic(plate: unknown): boolean {
  return CYRILLIC.test(normalisePlate(plate, 'foreign'))
}
