import { MAX_PLATE_LENGTH, type Plate, type PlateFormat } from './plate.ts'
import type { KnownPlateType } from './plateTypes.ts'
import { parsePlate } from './parsePlate.ts'
import { readPlate } from './readPlate.ts'
import { typeSet } from './readings.ts'
import { recognisePlate } from './recognisePlate.ts'
import { tidyText } from './tidyText.ts'

/** Why a plate is refused. */
export type PlateError = 'notEmpty' | 'tooLong' | 'format' | 'parked' | 'duplicate'

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
 * ('notEmpty'), has at most 9 characters without separators ('tooLong'), is of an accepted type
 * ('format'; not asked of foreign plates), is not parked already ('parked') and is not another
 * vehicle's ('duplicate'). Plates are the same when number and region are. Nobody can tell
 * whose a listed plate is, so letters that look the same are the same, on foreign plates too.
 *
 * Source: specification section 5; decisions, "Plates".
 *
 * @param input what was typed; anything but a string counts as empty
 * @param rules what to check against
 * @example validatePlate('AB 12 CE 77') // { ok: false, error: 'format', recognisedAs: 'moped' }
 */
export function validatePlate(input: unknown, rules?: PlateRules | null): PlateCheck {
  const format = rules?.format === 'foreign' ? 'foreign' : 'russian'
  const read = format === 'foreign' ? readForeign(input) : readRussian(input, rules?.acceptedTypes)
  if (!read.ok) return read
  const { number } = read.plate
  if (lists(rules?.parked, number)) return { ok: false, error: 'parked' }
  if (lists(rules?.owned, number)) return { ok: false, error: 'duplicate' }
  return read
}

function readForeign(input: unknown): PlateCheck {
  const number = tidyText(input, 'foreign', MAX_PLATE_LENGTH)
  return (
    misfit(number) ?? { ok: true, plate: { number, type: 'foreign', parts: [number], region: '' } }
  )
}

function readRussian(input: unknown, types: PlateRules['acceptedTypes']): PlateCheck {
  const plate = Array.isArray(types) ? readPlate(input, typeSet(types)) : parsePlate(input)
  if (plate !== null) return misfit(plate.number) ?? { ok: true, plate }
  const broken = misfit(tidyText(input, 'russian', MAX_PLATE_LENGTH))
  if (broken !== null) return broken
  const known = recognisePlate(input)
  return { ok: false, error: 'format', ...(known !== null && { recognisedAs: known.type }) }
}

function misfit(number: string): PlateCheck | null {
  if (number === '') return { ok: false, error: 'notEmpty' }
  return number.length > MAX_PLATE_LENGTH ? { ok: false, error: 'tooLong' } : null
}

function lists(plates: PlateList | null | undefined, number: string): boolean {
  if (!Array.isArray(plates) && !(plates instanceof Set)) return false
  const wanted = tidyText(number, 'russian')
  for (const plate of plates) {
    const listed = typeof plate === 'string' ? plate : plate?.number
    if (tidyText(listed, 'russian', MAX_PLATE_LENGTH) === wanted) return true
  }
  return false
}
