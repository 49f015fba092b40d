import { isSamePlate } from './isSamePlate.ts'
import { normalisePlate } from './normalisePlate.ts'
import { MAX_PLATE_LENGTH, type Plate, type PlateFormat } from './plate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import { acceptedShapes, readPlate, selectShapes, type Shape } from './readPlate.ts'
import { recognisePlate } from './recognisePlate.ts'

/** Why a plate is refused. */
export type PlateError = 'empty' | 'tooLong' | 'format' | 'parked' | 'duplicate'

/** A plate of a list: as it was typed, read, or missing. */
export type ListedPlate = string | { readonly number: string } | null | undefined

/** Plates to compare with. */
export type PlateList = readonly ListedPlate[] | ReadonlySet<ListedPlate>

/** What a plate is checked against. */
export interface PlateRules {
  /** Whose plate it is; Russian when left out. A foreign plate may look any way. */
  readonly format?: PlateFormat | undefined
  /** The Russian types that are good; the seven accepted ones when left out. */
  readonly acceptedTypes?: readonly KnownPlateType[] | undefined
  /** The plates that are parked now, tidy or not. */
  readonly parked?: PlateList | null | undefined
  /** The plates of the driver's other vehicles, tidy or not; without the one being edited. */
  readonly owned?: PlateList | null | undefined
}

/** The outcome of a check. */
export type PlateCheck =
  | { readonly ok: true; readonly plate: Plate<KnownPlateType | 'foreign'> }
  | {
      readonly ok: false
      readonly error: PlateError
      /** With 'format': the known type that the plate has, which is not accepted. */
      readonly recognisedAs?: KnownPlateType
    }

/**
 * Checks a plate. The first rule that is broken is told, in this order: it is not empty
 * ('empty'), has at most 9 characters without separators ('tooLong'), is of an accepted type
 * ('format'; not asked of foreign plates), is not parked already ('parked') and is not another
 * vehicle's ('duplicate').
 *
 * @param input what was typed; anything but a string counts as empty
 * @param rules what to check against
 * @throws TypeError when `parked`, `owned` or `acceptedTypes` is no list: it would be passed over
 * @example validatePlate('AB 12 CE 77') // { ok: false, error: 'format', recognisedAs: 'moped' }
 */
export function validatePlate(input: unknown, rules?: PlateRules | null): PlateCheck {
  const format = rules?.format === 'foreign' ? 'foreign' : 'russian'
  const shapes = shapesOf(rules?.acceptedTypes)
  const [parked, owned] = [listed(rules?.parked, 'parked'), listed(rules?.owned, 'owned')]
  const number = normalisePlate(input, format)
  if (number === '') return { ok: false, error: 'empty' }
  if (number.length > MAX_PLATE_LENGTH) return { ok: false, error: 'tooLong' }
  const read = format === 'foreign' ? readForeign(number) : readRussian(number, shapes)
  if (!read.ok) return read
  if (parked.some((one) => isSamePlate(one, number))) return { ok: false, error: 'parked' }
  if (owned.some((one) => isSamePlate(one, number))) return { ok: false, error: 'duplicate' }
  return read
}

function readForeign(number: string): PlateCheck {
  return { ok: true, plate: { number, type: 'foreign', parts: [number], region: '', alsoFits: [] } }
}

function readRussian(number: string, shapes: readonly Shape[]): PlateCheck {
  const plate = readPlate(number, shapes)
  if (plate !== null) return { ok: true, plate }
  const known = recognisePlate(number)
  return { ok: false, error: 'format', ...(known !== null && { recognisedAs: known.type }) }
}

/** The shapes of the types that are accepted. */
function shapesOf(types: PlateRules['acceptedTypes'] | null): readonly Shape[] {
  const list = types ?? null
  if (list === null) return acceptedShapes
  if (Array.isArray(list)) return selectShapes(list)
  throw new TypeError("acceptedTypes: expected a list, such as ['taxi']")
}

/** The plates of a list that may be left out. */
function listed(
  plates: PlateList | null | undefined,
  name: string,
): readonly (string | undefined)[] {
  const list: PlateList = plates ?? []
  if (!Array.isArray(list) && !(list instanceof Set)) {
    throw new TypeError(`${name}: expected a list or a Set of plates, such as ['А123ВС77']`)
  }
  return Array.from<ListedPlate, string | undefined>(list, (plate) =>
    typeof plate === 'string' ? plate : plate?.number,
  )
}
