import { normalisePlate } from './normalisePlate.ts'
import { LETTERS } from './tidyText.ts'

/** What most cars carry, with a region that is issued: no code has a zero of three digits before it, and none is 00. */
const USUAL = new RegExp(String.raw`^[${LETTERS}]\d{3}[${LETTERS}]{2}[1-9]?(?!00)\d{2}$`)

/** Where its letters stand. */
const LETTERS_AT: ReadonlySet<number> = new Set([0, 4, 5])

/**
 * Guesses the usual plate that was meant where a zero was typed for the letter О, or the letter for a
 * zero: nobody sees the difference, and what was typed may pass as a plate of another type. A motorcycle
 * can have such a plate, so ask before anything is changed.
 *
 * @param input what was typed; anything but a string is no plate
 * @returns the plate that was probably meant, or null when there is nothing to ask
 * @example guessPlate('0001ОО77') // 'О001ОО77', with the letter О in front
 */
export function guessPlate(input: unknown): string | null {
  const number = normalisePlate(input)
  const guess = Array.from(number, (character, at) =>
    character === '0' || character === 'О' ? (LETTERS_AT.has(at) ? 'О' : '0') : character,
  ).join('')
  return guess !== number && USUAL.test(guess) ? guess : null
}
