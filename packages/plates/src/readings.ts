import { type KnownPlateType, plateTypes } from './plateTypes.ts'
import { SYMBOLS } from './symbols.ts'

/** One way to read a plate: a shape of a type with a region of a certain length. */
export interface Reading<Type extends KnownPlateType = KnownPlateType> {
  readonly type: Type
  /** The type's bit in a set of types. */
  readonly bit: number
  /** The shape in its groups, the region with as many digits as it has here. */
  readonly shape: string
  /** The symbols that must stand at certain places: diplomatic plates alone have them. */
  readonly literals: readonly { readonly at: number; readonly symbol: number }[]
  /** What the same letters and digits may be read as when this does not fit. */
  readonly next: Reading | undefined
}

// A key is a 1 and then a bit a character, 1 for a letter, so it tells the length too. The longest
// plate has ten characters.
const KEYS = 1 << 11

const readings = Array.from({ length: KEYS }, (): Reading | undefined => undefined)

// From the last type to the first, so that those that win stand before the others.
for (const [index, { type, shapes }] of Array.from(plateTypes.entries()).reverse()) {
  for (const shape of shapes.flatMap(withEachRegion)) {
    const characters = shape.replaceAll(' ', '')
    const key = keyOf(characters)
    readings[key] = {
      type,
      bit: 1 << index,
      shape,
      literals: literalsOf(characters),
      next: readings[key],
    }
  }
}

/** The reading that wins of plates whose letters and digits stand as the key says. */
export function readingOf(key: number): Reading | undefined {
  return readings[key]
}

/** A set of types, quick to ask. */
export interface TypeSet<Type extends KnownPlateType> {
  readonly types: readonly Type[]
  readonly bits: number
}

/** Makes a set of types; names that are not in the table are passed over. */
export function typeSet<Type extends KnownPlateType>(types: readonly Type[]): TypeSet<Type> {
  const names: readonly string[] = types
  const bits = plateTypes.map(({ type }, index) => (names.includes(type) ? 1 << index : 0))
  return { types, bits: bits.reduce((sum, bit) => sum + bit, 0) }
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

function literalsOf(characters: string): Reading['literals'] {
  return Array.from(characters).flatMap((character, at) =>
    character === '0' || character === '*' ? [] : [{ at, symbol: symbolOf(character) }],
  )
}

// The table of types spells CD and T as people do; on a tidy plate C and T are Cyrillic.
function symbolOf(character: string): number {
  return SYMBOLS.indexOf({ C: 'С', T: 'Т' }[character] ?? character)
}
