import type { Plate } from './plate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import { isOf, type Reading, readingsOf, type TypeSet } from './readings.ts'
import { isHighSurrogate } from './separators.ts'
import {
  entryOf,
  HAS_SYMBOL,
  LATIN_D,
  LETTER_SHIFT,
  SEPARATOR,
  SYMBOL,
  SYMBOLS,
  TIDY,
  UNITS,
} from './symbols.ts'
import { tidyText } from './tidyText.ts'

/** The length of the longest known plate, diplomatic with a three-digit region. */
const LONGEST = 10

const SURROGATE = /[\ud800-\udfff]/

// The symbols of the plate that is being read. One array for all calls: nothing is called between
// its filling and its reading that could fill it again.
const symbols = new Uint8Array(LONGEST)

// Short groups are taken from lists: cutting them out of the plate costs a string each time.
const pairs = Array.from(SYMBOLS).flatMap((first) =>
  Array.from(SYMBOLS, (second) => first + second),
)
const triples = Array.from({ length: 1000 }, (_, value) => String(value).padStart(3, '0'))

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
  let tidy = TIDY
  let seen = 0
  for (let i = 0; i < input.length; i++) {
    const entry = entryOf(input.charCodeAt(i))
    tidy &= entry
    if (entry < HAS_SYMBOL) {
      if (entry === SEPARATOR) continue
      return isHighSurrogate(input.charCodeAt(i)) ? readAgain(input, types) : null
    }
    if (length === LONGEST) return null
    symbols[length++] = entry & SYMBOL
    key = (key << 1) | ((entry >> LETTER_SHIFT) & 1)
    seen |= entry
  }
  const reading = choose(readingsOf(key), types, (seen & LATIN_D) !== 0)
  return reading === undefined ? null : build(reading, tidy === 0 ? spell(length) : input, length)
}

function choose<Type extends KnownPlateType>(
  readings: readonly Reading[],
  types: TypeSet<Type>,
  hasLatinD: boolean,
): Reading<Type> | undefined {
  for (const reading of readings) {
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

function build<Type extends KnownPlateType>(
  { type, first, second, third }: Reading<Type>,
  number: string,
  length: number,
): Plate<Type> {
  const a = piece(number, 0, first)
  const b = piece(number, first, second)
  return third === 0
    ? { number, type, parts: [a, b], region: piece(number, second, length) }
    : {
        number,
        type,
        parts: [a, b, piece(number, second, third)],
        region: piece(number, third, length),
      }
}

function piece(number: string, start: number, end: number): string {
  const first = symbols[start] ?? 0
  const second = symbols[start + 1] ?? 0
  const size = end - start
  if (size === 1) return SYMBOLS.charAt(first)
  if (size === 2) return pairs[first * SYMBOLS.length + second] ?? ''
  if (size === 3) return triples[first * 100 + second * 10 + (symbols[start + 2] ?? 0)] ?? ''
  return number.slice(start, end)
}

// The arguments are written out because a call with a list costs more than all the rest.
function spell(length: number): string {
  const spellUnits = String.fromCharCode
  const [a, b, c] = [unitAt(0), unitAt(1), unitAt(2)]
  const [d, e, f] = [unitAt(3), unitAt(4), unitAt(5)]
  if (length === 6) return spellUnits(a, b, c, d, e, f)
  if (length === 7) return spellUnits(a, b, c, d, e, f, unitAt(6))
  if (length === 8) return spellUnits(a, b, c, d, e, f, unitAt(6), unitAt(7))
  const nine = spellUnits(a, b, c, d, e, f, unitAt(6), unitAt(7), unitAt(8))
  return length === 9 ? nine : nine + spellUnits(unitAt(9))
}

function unitAt(place: number): number {
  return UNITS[symbols[place] ?? 0] ?? 0
}
