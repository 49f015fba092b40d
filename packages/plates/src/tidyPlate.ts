import { tidyText } from './tidyText.ts'

/**
 * Makes what was typed tidy and keeps its letters: removes white space, dashes of all kinds, dots,
 * slashes and invisible characters, and turns letters to upper case. For keeping what somebody types
 * before it is known whose plate it is: `normalisePlate` reads it as either.
 *
 * @param input what was typed; anything but a string counts as empty
 * @example tidyPlate('wx 123') // 'WX123', in the letters that were typed
 */
export function tidyPlate(input: unknown): string {
  return typeof input === 'string' ? tidyText(input, 'typed') : ''
}
