import { isSeparator } from './separators.ts'

// Each letter stands in line with the Latin one that looks like it. D comes last: only diplomatic
// plates carry it, and it has no Cyrillic twin.
const DIGITS = '0123456789'
const LETTERS = 'АВЕКМНОРСТУХ'
const LOOKALIKES = 'ABEKMHOPCTYX'

/** What can stand on a Russian plate. A symbol is an index into this string. */
export const SYMBOLS = `${DIGITS}${LETTERS}D`

/** An entry: the character means nothing on a Russian plate. */
const STRANGE = 0
/** An entry: the character stands between others and is dropped. */
export const SEPARATOR = 1
/** Entries from this bit on hold a symbol, in the eight bits below it. */
export const HAS_SYMBOL = 0b1_0000_0000
/** An entry's bit: a tidy plate spells the symbol otherwise. */
export const UNTIDY = 0b10_0000_0000
/** An entry's bit: the symbol is the Latin letter D. */
export const LATIN_D = 0b100_0000_0000
/** Where an entry keeps the bit that the symbol is a letter: above all others. */
export const LETTER_SHIFT = 11

// Latin and basic Cyrillic.
const TABLE_SIZE = 0x4_60

const table = tabulate()

/** Tells what a UTF-16 unit means on a Russian plate. */
export function entryOf(unit: number): number {
  return table[unit] ?? (isSeparator(unit) ? SEPARATOR : STRANGE)
}

/** The UTF-16 unit of every symbol. */
export const UNITS: Uint16Array = Uint16Array.from(SYMBOLS, (symbol) => symbol.charCodeAt(0))

function tabulate(): Uint16Array {
  const entries = Uint16Array.from({ length: TABLE_SIZE }, (_, unit) =>
    isSeparator(unit) ? SEPARATOR : STRANGE,
  )
  for (const [symbol, character] of Array.from(SYMBOLS).entries()) {
    const twin = LOOKALIKES.charAt(symbol - DIGITS.length)
    const letter = symbol < DIGITS.length ? 0 : 1 << LETTER_SHIFT
    const entry = HAS_SYMBOL | symbol | letter | (character === 'D' ? LATIN_D : 0)
    for (const spelling of character.toLowerCase() + twin + twin.toLowerCase()) {
      entries[spelling.charCodeAt(0)] = entry | UNTIDY
    }
    entries[character.charCodeAt(0)] = entry
  }
  return entries
}
