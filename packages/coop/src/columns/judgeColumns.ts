import {
  checkPhone,
  importFields,
  isUnlikelyPlate,
  type ImportField,
  type ImportList,
} from '@parking/domain'
import { normalisePlate, parsePlate, recognisePlate } from '@parking/plates'
import { patronymic, placeholder, regionHeader } from './columnNames.ts'
import { findNameParts, readHeader, type HeaderMeaning } from './readHeader.ts'

/** Where each field stands: the indices of its columns. A name may stand in three, others in one. */
export type Columns = Readonly<Partial<Record<ImportField, readonly number[]>>>

/** Where the fields of a table stand, and how sure that is: more is better, 0 is nothing. */
export interface JudgedColumns {
  readonly columns: Columns
  readonly score: number
}

/** How a header and what stands below it count. A column is taken from {@link least} on. */
const weights = {
  sure: 4,
  perhaps: 2,
  otherField: -2,
  other: -2,
  barred: -9,
  cells: 4,
  names: 1.5,
  hidden: -0.5,
} as const
const least = 1.4

/** So many rows tell what a column holds. */
const mostRows = 200

/**
 * Finds the columns of a list's fields by their headers and by what stands in them: `Автомобиль` may
 * hold plates or makes, and the plates may stand below a header that nobody knows.
 *
 * @param headers - null for a table without them
 * @param rows - the rows below the headers
 * @param hidden - the columns that the sheet does not show: one that it shows comes first
 */
export function judgeColumns(
  list: ImportList,
  headers: readonly string[] | null,
  rows: readonly (readonly string[])[],
  hidden: ReadonlySet<number> = new Set(),
): JudgedColumns {
  const sample = rows.slice(0, mostRows)
  const width = Math.max(headers?.length ?? 0, ...sample.map((row) => row.length))
  const meanings = (headers ?? []).map(readHeader)
  const parts = headers === null ? [] : findNameParts(headers)
  const filled = Array.from({ length: width }, (_, column) =>
    sample.map((row) => row[column] ?? '').filter((text) => !isPlaceholder(text)),
  )
  const candidates = Array.from({ length: width }, (_, column) => {
    // A header of which a letter was lost may have said anything.
    const isBare = headers?.[column]?.includes('\uFFFD') ?? headers === null
    const cells = filled[column] ?? []
    const region = findRegion(column, filled, headers)
    return importFields[list].map((field) => {
      const isPair = field === 'plate' && region !== null
      const ofName = field === 'name' && parts[0] === column ? parts : [column]
      const places = isPair ? [column, region] : ofName
      const isParts = ofName.length > 1
      const score =
        (isParts ? weights.sure : 0) +
        scoreHeader(field, meanings[column] ?? null) +
        (isParts
          ? 0
          : scoreCells(
              field,
              meanings[column] ?? null,
              isPair ? cells.map(withRegion) : cells,
              isBare,
            )) +
        (places.some((place) => hidden.has(place)) ? weights.hidden : 0)
      return { field, places, score }
    })
  }).flat()
  const columns: Partial<Record<ImportField, readonly number[]>> = {}
  const taken = new Set<number>()
  let sum = 0
  for (const { field, places, score } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (score < least || columns[field] || places.some((place) => taken.has(place))) continue
    columns[field] = places
    for (const place of places) taken.add(place)
    sum += score
  }
  return { columns, score: sum }
}

/** A plate without its region is one with any. */
const withRegion = (text: string): string => `${text}77`

/**
 * Finds the column with the regions of plates that stand without them, as `А123ВС` beside `77`: behind
 * them, or below a header that says so.
 */
function findRegion(
  column: number,
  filled: readonly (readonly string[])[],
  headers: readonly string[] | null,
): number | null {
  const cells = filled[column] ?? []
  const isBare = (text: string): boolean =>
    parsePlate(text) === null && parsePlate(withRegion(text)) !== null
  if (cells.filter(isBare).length <= cells.length / 2) return null
  const isRegion = (at: number): boolean => {
    const codes = filled[at] ?? []
    return codes.length > 0 && codes.every((text) => /^\d{1,3}(?:[.,]0+)?$/u.test(text))
  }
  const named = (headers ?? []).findIndex((text) => regionHeader.test(text))
  return [named, column + 1].find((at) => at !== column && isRegion(at)) ?? null
}

function scoreHeader(field: ImportField, meaning: HeaderMeaning): number {
  if (meaning === null) return 0
  if (meaning === 'other' || meaning === 'barred') return weights[meaning]
  if (meaning.field !== field) return meaning.isSure ? weights.otherField : 0
  return meaning.isSure ? weights.sure : weights.perhaps
}

/** What cells say of their column; where none looks right, a header that is not sure is not believed. */
function scoreCells(
  field: ImportField,
  meaning: HeaderMeaning,
  cells: readonly string[],
  isBare: boolean,
): number {
  if (cells.length === 0) return 0
  const looks = cells.map(looksLike[field])
  const share = looks.reduce((sum, one) => sum + one, 0) / cells.length
  const isNamed = typeof meaning === 'object' && meaning?.field === field
  if (share < 0.2 && isNamed) return meaning.isSure ? -1 : -weights.cells
  if (field !== 'name') return weights.cells * share
  // Makes and places are words like names are: without a header only a patronymic is sure.
  const patronymics = cells.filter((text) => patronymic.test(text)).length / cells.length
  if (patronymics > 0.5) return weights.cells * patronymics
  return isNamed || isBare ? weights.names * share : 0
}

const wordsOfName = /^\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){1,4}$/u

/** How far a cell looks like each field: 1 for no doubt, 0 for not at all. */
const looksLike: Readonly<Record<ImportField, (text: string) => number>> = {
  name: (text) => (wordsOfName.test(text) ? 1 : /\p{L}{2}/u.test(text) ? 0.5 : 0),
  phone: (text) => (isPhone(text) ? 1 : 0),
  plate: (text) => {
    if (parsePlate(text) !== null) return 1
    if (isUnlikelyPlate(text)) return 0
    return /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4,9}$/u.test(normalisePlate(text, 'foreign')) ? 0.5 : 0
  },
  vin: (text) => (isVin(text) ? 1 : 0),
  imei: (text) => {
    const digits = text.replaceAll(/[\s-]/gu, '')
    return /^\d{15}$/u.test(digits) ? (hasLuhnDigit(digits) ? 1 : 0.5) : 0
  },
}

/** Whether a cell is plainly a value: no header is one. */
export function isValue(text: string): boolean {
  return isPhone(text) || isVin(text) || recognisePlate(text) !== null || looksLike.imei(text) === 1
}

function isPhone(text: string): boolean {
  return /^\+?[\d\s().–-]+$/u.test(text) && checkPhone(text).ok
}

/** Seventeen letters and digits without I, O and Q; in America and China the ninth is a check digit. */
function isVin(text: string): boolean {
  const vin = normalisePlate(text, 'foreign')
  if (!/^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/u.test(vin)) return false
  return !/^[1-5L]/u.test(vin) || vinCheckDigit(vin) === vin[8]
}

/** ISO 3779: each sign has a number, each place a weight; the rest by eleven is the digit, X for ten. */
function vinCheckDigit(vin: string): string {
  const numbers = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
  const placeWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = placeWeights.reduce(
    (all, weight, at) => all + weight * (numbers.indexOf(vin[at] ?? '') % 10),
    0,
  )
  return '0123456789X'[sum % 11] ?? ''
}

/** Whether the last digit of a number is the one that Luhn's sum asks for. */
function hasLuhnDigit(digits: string): boolean {
  const sum = Array.from(digits.split('').toReversed(), (digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return value > 9 ? value - 9 : value
  }).reduce((all, one) => all + one, 0)
  return sum % 10 === 0
}

/** Whether a cell says that it is empty. */
export function isPlaceholder(text: string): boolean {
  const tidy = text.replaceAll(/\s+/gu, ' ').trim()
  return tidy === '' || placeholder.test(tidy.replaceAll(/(?<=[\p{Pd}−_.]) (?=[\p{Pd}−_.])/gu, ''))
}
