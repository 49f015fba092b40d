import type { Plate } from './plate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import type { Reading } from './readings.ts'
import { SYMBOLS, UNITS } from './symbols.ts'

/** The length of the longest known plate, diplomatic with a three-digit region. */
export const LONGEST = 10

/**
 * The symbols of the plate that is being read. One array for all calls: nothing is called between
 * its filling and its reading that could fill it again.
 */
export const symbols: Uint8Array = new Uint8Array(LONGEST)

// Short groups are taken from lists: cutting them out of the plate costs a string each time.
const singles = Array.from(SYMBOLS)
const pairs = singles.flatMap((first) => singles.map((second) => first + second))
const triples = Array.from({ length: 1000 }, (_, value) => String(value).padStart(3, '0'))

/**
 * Makes a plate of the symbols that were read. The accepted types are written out one by one: with
 * places that are known beforehand it takes two thirds of the time.
 *
 * @param reading how to read the symbols
 * @param number the whole plate when it was tidy already; otherwise it is spelt out
 * @param length how many symbols there are
 */
export function buildPlate<Type extends KnownPlateType>(
  { type, shape }: Reading<Type>,
  number: string,
  length: number,
): Plate<Type> {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the types that are only recognised are all cut by their shape
  switch (type) {
    case 'standart':
      return { number, type, parts: [single(0), triple(1), pair(4)], region: region(6, length) }
    case 'taxi':
      return { number, type, parts: [pair(0), triple(2)], region: region(5, length) }
    case 'transit':
      return { number, type, parts: [pair(0), triple(2), single(5)], region: region(6, length) }
    case 'moto':
      return { number, type, parts: [number.slice(0, 4), pair(4)], region: region(6, length) }
    case 'mvdStandart':
      return { number, type, parts: [single(0), number.slice(1, 5)], region: region(5, length) }
    case 'mvdTrailer':
      return { number, type, parts: [triple(0), single(3)], region: region(4, length) }
    case 'mvdMoto':
      return { number, type, parts: [number.slice(0, 4), single(4)], region: region(5, length) }
    default: {
      let end = 0
      const parts = shape.split(' ').map((group) => number.slice(end, (end += group.length)))
      const last = parts.pop() ?? ''
      return { number, type, parts, region: last }
    }
  }
}

/**
 * Spells out the symbols that were read. The arguments are written out because a call with a list
 * costs more than all the rest.
 */
export function spell(length: number): string {
  const spellUnits = String.fromCharCode
  const [a, b, c, d, e, f] = [unitAt(0), unitAt(1), unitAt(2), unitAt(3), unitAt(4), unitAt(5)]
  if (length === 6) return spellUnits(a, b, c, d, e, f)
  if (length === 7) return spellUnits(a, b, c, d, e, f, unitAt(6))
  if (length === 8) return spellUnits(a, b, c, d, e, f, unitAt(6), unitAt(7))
  const nine = spellUnits(a, b, c, d, e, f, unitAt(6), unitAt(7), unitAt(8))
  return length === 9 ? nine : nine + single(9)
}

function single(at: number): string {
  return singles[symbolAt(at)] ?? ''
}

function pair(at: number): string {
  return pairs[symbolAt(at) * SYMBOLS.length + symbolAt(at + 1)] ?? ''
}

function triple(at: number): string {
  return triples[symbolAt(at) * 100 + symbolAt(at + 1) * 10 + symbolAt(at + 2)] ?? ''
}

function region(at: number, length: number): string {
  return length - at === 2 ? pair(at) : triple(at)
}

function unitAt(at: number): number {
  return UNITS[symbolAt(at)] ?? 0
}

function symbolAt(at: number): number {
  return symbols[at] ?? 0
}
