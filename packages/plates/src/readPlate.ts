import type { Plate } from './plate.ts'
import { type KnownPlateType, type PlateType, plateTypes } from './plateTypes.ts'
import { LETTERS, tidyText } from './tidyText.ts'

/** One shape from the table of types, made ready for reading. */
export interface Shape<Type extends KnownPlateType = KnownPlateType> {
  readonly type: Type
  /** Matches the tidy plates that have this shape. */
  readonly pattern: RegExp
  /** The length of each group before the region. */
  readonly groups: readonly number[]
  /** The other types that a plate of this shape fits too, for a region of two digits and of three. */
  readonly alsoFits: readonly (readonly KnownPlateType[])[]
}

/** What each type may be spelled like. */
const spelled = plateTypes.flatMap(({ type, shapes }) =>
  shapes.flatMap(spellings).map((spelling) => ({ type, spelling })),
)

/** The shapes of all types, in the order of the table. */
export const knownShapes: readonly Shape[] = plateTypes.flatMap(({ type, shapes }) =>
  shapes.map((shape) => ({
    type,
    pattern: toPattern(shape),
    groups: measureGroups(shape),
    alsoFits: spellings(shape).map((plate) => othersThatFit(plate, type)),
  })),
)

/** The shapes of the types that may park. */
export const acceptedShapes: readonly Shape<PlateType>[] = selectShapes(
  plateTypes.filter((row) => row.accepted).map(({ type }) => type),
)

/** Selects the shapes of some types. Names that are not in the table are passed over. */
export function selectShapes<Type extends KnownPlateType>(types: readonly Type[]): Shape<Type>[] {
  const names: readonly string[] = types
  return knownShapes.filter((shape): shape is Shape<Type> => names.includes(shape.type))
}

/** Reads a tidy plate by the first shape that it has. */
export function readPlate<Type extends KnownPlateType>(
  number: string,
  shapes: readonly Shape<Type>[],
): Plate<Type> | null {
  const shape = shapes.find(({ pattern }) => pattern.test(number))
  if (shape === undefined) return null
  let end = 0
  const parts = shape.groups.map((length) => number.slice(end, (end += length)))
  return {
    number,
    type: shape.type,
    parts,
    region: number.slice(end),
    alsoFits: shape.alsoFits[number.length - end - 2] ?? [],
  }
}

// The table spells the letters of diplomats as people do; on a tidy plate C and T are Cyrillic.
function toPattern(shape: string): RegExp {
  const pattern = tidyText(shape, 'russian')
    .replace('(0)', '0?')
    .replaceAll('0', String.raw`\d`)
    .replaceAll('*', `[${LETTERS}]`)
  return new RegExp(`^${pattern}$`)
}

/** A shape without spaces, in each length that it may have. */
function spellings(shape: string): string[] {
  const long = tidyText(shape, 'russian').replace(/\((.)\)/, '$1')
  return shape.includes('(') ? [long.slice(0, -1), long] : [long]
}

/** The other types of which every plate that is spelled like this is one. */
function othersThatFit(spelling: string, type: KnownPlateType): readonly KnownPlateType[] {
  const others = spelled.filter((one) => one.type !== type && one.spelling === spelling)
  return [...new Set(others.map((one) => one.type))]
}

function measureGroups(shape: string): number[] {
  const groups = shape.split(' ').map(({ length }) => length)
  return groups.slice(0, -1)
}
