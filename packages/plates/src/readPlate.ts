import { buildPlate, LONGEST, spell, symbols } from './buildPlate.ts'
import type { Plate } from './plate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import { isOf, type Reading, readingOf, type TypeSet } from './readings.ts'
import { isHighSurrogate } from './separators.ts'
import { entryOf, HAS_SYMBOL, LATIN_D, LETTER_SHIFT, SEPARATOR, UNTIDY } from './symbols.ts'
import { tidyText } from './tidyText.ts'

const SURROGATE = /[\ud800-\udfff]/

/**
 * Reads a plate as the first type of a set that it fits.
 *
 * @param input what was typed; anything but a string is no plate
 * @param types the types to choose from
 */
export function readPlate<Type extends KnownPlateType>(
  input: unknown,
  types: TypeSet<Type>,
): Plate<Type> | null {
  if (typeof input !== 'string') return null
  let length = 0
  let key = 1
  let seen = 0
  for (let i = 0; i < input.length; i++) {
    const entry = entryOf(input.charCodeAt(i))
    if (entry < HAS_SYMBOL) {
      if (entry === SEPARATOR) continue
      return isHighSurrogate(input.charCodeAt(i)) ? readAgain(input, types) : null
    }
    if (length === LONGEST) return null
    // An array of bytes keeps the symbol alone.
    symbols[length++] = entry
    seen |= entry
    key = (key << 1) | (entry >> LETTER_SHIFT)
  }
  const reading = choose(key, types, (seen & LATIN_D) !== 0)
  if (reading === undefined) return null
  const tidy = length === input.length && (seen & UNTIDY) === 0
  return buildPlate(reading, tidy ? input : spell(length), length)
}

function choose<Type extends KnownPlateType>(
  key: number,
  types: TypeSet<Type>,
  hasLatinD: boolean,
): Reading<Type> | undefined {
  for (let reading = readingOf(key); reading !== undefined; reading = reading.next) {
    if (isOf(reading, types) && spellsLiterals(reading, hasLatinD)) return reading
  }
  return undefined
}

function spellsLiterals({ literals }: Reading, hasLatinD: boolean): boolean {
  if (literals.length === 0) return !hasLatinD
  return literals.every(({ at, symbol }) => symbols[at] === symbol)
}

// A pair of surrogates may be a separator, which only the whole text can tell.
function readAgain<Type extends KnownPlateType>(
  input: string,
  types: TypeSet<Type>,
): Plate<Type> | null {
  const text = tidyText(input, 'russian', LONGEST)
  return SURROGATE.test(text) ? null : readPlate(text, types)
}
