import type { ReadList, Unreadable } from '@parking/domain'
import { type Instant, instantOf, type Kopecks } from '@parking/pricing'

/** An object as it came; only its own fields are ever read. */
export type Wire = Readonly<Record<string, unknown>>

/** Says that an answer has not the shape that it must have. */
export class WrongShape extends Error {
  constructor(field: string) {
    super(`wrong shape: ${field}`)
  }
}

const emptyRecord: Wire = {}

/** The object, or null when it is none. PHP writes an object without fields as an empty list. */
export function asRecord(value: unknown): Wire | null {
  if (Array.isArray(value)) return value.length === 0 ? emptyRecord : null
  const isRecord = typeof value === 'object' && value !== null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just checked: an object with unknown fields
  return isRecord ? (value as Wire) : null
}

/** The object; throws when it is none. */
export function record(value: unknown, what = 'result'): Wire {
  return asRecord(value) ?? wrong(what)
}

/** The object, null where nothing came; throws when something else did. */
export function recordOrNull(value: unknown): Wire | null {
  return value === null ? null : record(value)
}

/** The first of the named own fields that holds anything; null when none does. */
export function pick(wire: Wire | null, ...names: readonly string[]): unknown {
  if (wire === null) return null
  for (const name of names) {
    const value = Object.hasOwn(wire, name) ? (wire[name] ?? null) : null
    if (value !== null) return value
  }
  return null
}

/**
 * A text, or a number as a text, without the spaces around it; null when nothing is left. Half of a
 * surrogate pair, which no address can hold, becomes U+FFFD, the mark of any other damage.
 */
export function text(value: unknown): string | null {
  const written = typeof value === 'number' && isExact(value) ? String(value) : value
  return typeof written === 'string' ? written.trim().toWellFormed() || null : null
}

/** Whether a number is the one that was written; see {@link parseBody} for those beyond. */
function isExact(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

/**
 * A text that must be right to the letter: an id, a number of a zone or a fine, a plate, a word that
 * decides. One with a letter that was lost on the way throws.
 */
export function exact(value: unknown): string | null {
  const found = text(value)
  return found?.includes('\uFFFD') ? wrong('damaged text') : found
}

/** Takes out the spaces, of any width, that part the thousands of a number. */
function ungrouped(written: string): string {
  const grouped = /^\s*-?\d{1,3}(?:\s\d{3})+(?!\d)/
  return written.replace(grouped, (digits) => digits.replaceAll(/\s/g, ''))
}

/**
 * A text that tells something, such as an id, right to the letter; null for what the wire writes
 * where there is nothing to tell: an empty text, 0, -1 and null.
 */
export function meaningful(value: unknown): string | null {
  const found = exact(value)
  return found === null || /^(-?0+|-1|null|undefined)$/i.test(found) ? null : found
}

/** A finite number, or the text of one. */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return isExact(value) ? value : null
  if (typeof value !== 'string') return null
  const written = ungrouped(value)
  if (!/^\s*-?\d{1,15}([.,]\d{1,9})?\s*$/.test(written)) return null
  return Number(written.replace(',', '.'))
}

/** A whole number that is not negative; the wire's -1 means unknown. */
export function count(value: unknown): number | null {
  const found = number(value)
  return found !== null && Number.isSafeInteger(found) && found >= 0 ? found : null
}

/** Yes or no in any of the wire's spellings; null when it is neither. */
export function readFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  return value === false || value === 0 || value === '0' || value === 'false' ? false : null
}

/** Yes in any of the wire's spellings; all else is no. */
export function flag(value: unknown): boolean {
  return readFlag(value) ?? false
}

/**
 * Roubles of the wire as kopecks, exact; what is finer than a kopeck is cut off. A billion and more
 * is no sum of a parking, and a history of such sums could not be added up.
 */
export function money(value: unknown): Kopecks | null {
  const written = typeof value === 'number' ? String(value) : value
  if (typeof written !== 'string') return null
  const [match, sign = '', whole = '', decimals = ''] =
    /^\s*(-?)(\d{1,9})(?:[.,](\d+))?\s*$/.exec(ungrouped(written)) ?? []
  if (match === undefined) return null
  const kopecks = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return sign === '-' && kopecks !== 0 ? -kopecks : kopecks
}

/** Roubles of the wire as kopecks that are not negative. */
export function price(value: unknown): Kopecks | null {
  const kopecks = money(value)
  return kopecks === null || kopecks < 0 ? null : kopecks
}

/** A balance in kopecks; the wire's -1 is unknown. */
export function readBalance(value: unknown): Kopecks | null {
  const kopecks = money(value)
  return kopecks === -100 ? null : kopecks
}

/** The value; throws when there is none. */
export function need<T>(value: T | null, field: string): T {
  return value ?? wrong(field)
}

/** Throws unless some of these readings found something: else the answer is about something else. */
export function needSome(what: string, ...readings: readonly unknown[]): void {
  if (readings.every((reading) => reading === null)) wrong(what)
}

/** The items of a list within a record, and how many could not be read: all, where it is no list. */
export function readCountedList<T>(
  value: unknown,
  read: (item: unknown) => T | null,
): { readonly items: readonly T[]; readonly unreadable: Unreadable } {
  return Array.isArray(value) ? readEach(value, read) : { items: [], unreadable: 'all' }
}

/** The readable items of a list that may be missing, where what is left out does no harm. */
export function items<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] {
  return readCountedList(value, read).items
}

/** The entries of a list, of which one alone may stand without it. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function readEach<T>(raw: readonly unknown[], read: (item: unknown) => T | null): ReadList<T> {
  const found: T[] = []
  for (const item of raw) {
    const one = attempt(() => read(item))
    if (one !== null) found.push(one)
  }
  return { items: found, unreadable: raw.length - found.length }
}

/** The items of a list that must be one and in which nothing may be unreadable. */
export function wholeList<T>(value: unknown, read: (item: unknown) => T): readonly T[] {
  return Array.isArray(value) ? value.map(read) : wrong('list')
}

/**
 * Makes the reader of a list that must be one. Items that cannot be read are counted; where that is
 * all of them, it is no list of what it should be.
 */
export function listReader<T>(read: (item: unknown, timeZone: string) => T | null) {
  return (value: unknown, timeZone: string): ReadList<T> => {
    if (!Array.isArray(value)) throw new WrongShape('list')
    const list = readEach(value, (item) => read(item, timeZone))
    return list.items.length === 0 && list.unreadable > 0 ? wrong('list') : list
  }
}

/** One of the words that the table knows, as what it stands for; a damaged one throws. */
export function oneOf<T>(table: Readonly<Record<string, T>>, value: unknown): T | null {
  const word = exact(value)
  return word !== null && Object.hasOwn(table, word) ? (table[word] ?? null) : null
}

const aSecond = 1000
const aMinute = 60 * aSecond
const aDay = 1440 * aMinute

const daysFirst = /^(\d\d)[/.](\d\d)[/.](\d{4}|\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/
const yearFirst = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/
const withOffset = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/

/**
 * The years in which anybody parks. What stands before them is what other systems write where there
 * is no date: the years 1, 1753, 1899, 1900, 1970, 1980 and 2000, and 01/01/01. What stands after
 * them, such as 31.12.9999, is what they write for no end. Neither tells a time.
 */
const likelyYears = { from: '2002', to: '2199' }

/** 30.12.1899, the day 0 of spreadsheets and of OLE, where a year has two digits. */
const dayZero = /^30[/.]12[/.]99\b/

/** A time as it was written: it lies within `precision` milliseconds from `at` on. */
export interface WrittenTime {
  readonly at: Instant
  /** A second, a minute or a day: the least that the writing tells. */
  readonly precision: number
}

/**
 * A time of the city's clocks, in any of the wire's formats, as an instant; null where it is not
 * told: see {@link likelyYears}.
 */
export function cityTime(value: unknown, timeZone: string): Instant | null {
  return writtenTime(value, timeZone)?.at ?? null
}

/** The same, with how exact its writing is. */
export function writtenTime(value: unknown, timeZone: string): WrittenTime | null {
  const written = text(value)
  if (written === null || written.length > 40) return null
  if (withOffset.test(written)) {
    const instant = Date.parse(written.replace(/(\d\d)(\d\d)$/, '$1:$2'))
    const hasSeconds = /T\d\d:\d\d:\d\d/.test(written)
    const isTime = !Number.isNaN(instant) && isLikelyDay(written.slice(0, 10))
    return isTime ? { at: instant, precision: hasSeconds ? aSecond : aMinute } : null
  }
  const date = readDate(written)
  const [, , , , hours, minutes = '0', seconds] =
    daysFirst.exec(written) ?? yearFirst.exec(written) ?? []
  if (date === null || Number(hours ?? 0) > 23 || Number(minutes) > 59) return null
  const minute = Number(hours ?? 0) * 60 + Number(minutes)
  const precision = hours === undefined ? aDay : seconds === undefined ? aMinute : aSecond
  return attempt(() => ({
    at: instantOf(date, minute, timeZone) + Number(seconds ?? 0) * 1000,
    precision,
  }))
}

/** A calendar date in any of the wire's formats, as YYYY-MM-DD; null where it is not told. */
export function readDate(value: unknown): string | null {
  const written = text(value)
  if (written === null || written.length > 40 || dayZero.test(written)) return null
  const [day1, day, month, year] = daysFirst.exec(written) ?? []
  if (day1 === undefined && !yearFirst.test(written)) return null
  const century = year?.length === 2 ? '20' : ''
  const date = day1 === undefined ? written.slice(0, 10) : `${century}${year}-${month}-${day}`
  return isLikelyDay(date) ? date : null
}

/** Whether there is such a day, in a year in which anybody parks. */
function isLikelyDay(date: string): boolean {
  const year = date.slice(0, 4)
  if (year < likelyYears.from || year > likelyYears.to) return false
  const parsed = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(date)
}

function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** @throws WrongShape, for what is not of the shape it should have */
export function wrong(field: string): never {
  throw new WrongShape(field)
}
