import { type KnownPlateType, plateTypes } from './plateTypes.ts'
import { SYMBOLS } from './symbols.ts'

/** One way to read a plate: a shape of a type with a region of a certain length. */
export interface Reading<Type extends KnownPlateType = KnownPlateType> {
  readonly type: Type
  /** The type's bit in a set of types. */
  readonly bit: number
  /** Where the first group ends. */
  readonly first: number
  /** Where the second ends. */
  readonly second: number
  /** Where the third ends; 0 when there is none. The region follows the last. */
  readonly third: number
  /** The symbols that must stand at certain places: diplomatic plates alone have them. */
  readonly literals: readonly { readonly at: number; readonly symbol: number }[]
}

// A key is a 1 and then a bit a character, 1 for a letter, so it tells the length too. The longest
// plate has ten characters.
const KEYS = 1 << 11

const NONE: readonly Reading[] = []
const readingsByKey = Array.from({ length: KEYS }, (): Reading[] | undefined => undefined)

for (const [index, { type, shapes }] of plateTypes.entries()) {
  for (const shape of shapes.flatMap(withEachRegion)) {
    const characters = shape.replaceAll(' ', '')
    const readings = (readingsByKey[keyOf(characters)] ??= [])
    readings.push({
      type,
      bit: 1 << index,
      ...endsOf(shape.split(' ')),
      literals: literalsOf(characters),
    })
  }
}

/**
 * Lists the readings of plates whose letters and digits stand as the key says, those that win
 * first.
 */
export function readingsOf(key: number): readonly Reading[] {
  return readingsByKey[key] ?? NONE
}

/** A set of types, quick to ask. */
export interface TypeSet<Type extends KnownPlateType> {
  readonly types: readonly Type[]
  readonly bits: number
}

/** Makes a set of types; names that are not in the table are passed over. */
export function typeSet<Type extends KnownPlateType>(types: readonly Type[]): TypeSet<Type> {
  const names: readonly string[] = types
  let bits = 0
  for (const [index, { type }] of plateTypes.entries()) {
    if (names.includes(type)) bits |= 1 << index
  }
  return { types, bits }
}

/** Tells whether a reading is of a type of the set. */
export function isOf<Type extends KnownPlateType>(
  reading: Reading,
  { bits }: TypeSet<Type>,
): reading is Reading<Type> {
  return (reading.bit & bits) !== 0
}

function withEachRegion(shape: string): string[] {
  const short = shape.replace('(0)', '')
  return short === shape ? [short] : [short, `${short}0`]
}

function keyOf(characters: string): number {
  let key = 1
  for (const character of characters) key = (key << 1) | (character === '0' ? 0 : 1)
  return key
}

function endsOf(groups: readonly string[]): Pick<Reading, 'first' | 'second' | 'third'> {
  const [a = '', b = '', c = ''] = groups
  const second = a.length + b.length
  return { first: a.length, second, third: groups.length > 3 ? second + c.length : 0 }
}

function literalsOf(characters: string): Reading['literals'] {
  return Array.from(characters).flatMap((character, at) =>
    character === '0' || character === '*' ? [] : [{ at, symbol: symbolOf(character) }],
  )
}

// The table of types spells CD and T as people do; on a tidy plate C and T are Cyrillic.
function symbolOf(character: string): number {
  return SYMBOLS.indexOf({ C: 'С', T: 'Т' }[character] ?? character)
}
