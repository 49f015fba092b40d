import { formatPlate } from '@parking/plates'

/** Writes a plate within a sentence: no line breaks within it. */
export function plateText(plate: string): string {
  return keepTogether(formatPlate(plate))
}

/** Writes words so that they stay on one line. */
export function keepTogether(words: string): string {
  return words.replaceAll(' ', '\u00A0')
}
