import { foldText } from '@parking/domain'
import { plateKey } from '@parking/plates'
import type { FleetChoice, FleetColumn } from './FleetListDescription.ts'
import type { FleetFilter } from './fleetFilter.ts'

/** Answers what is wanted of a list. */
export interface Arranger<Row> {
  /** The rows that a filter shows, in their order. */
  readonly arrange: (filter: FleetFilter) => readonly Row[]
  /** Folds the texts of all cells, once: a key that is typed then waits for a look through them alone. */
  readonly prepareSearch: () => void
}

/**
 * Lets rows be searched, chosen from and sorted.
 *
 * A row is found when every word that was typed stands in one of its cells, or when the whole is part
 * of a plate or a phone, in either alphabet and with or without spaces.
 */
export function createArranger<Row>(
  rows: readonly Row[],
  columns: readonly FleetColumn<Row>[],
  choices: readonly FleetChoice<Row>[],
  language: string,
): Arranger<Row> {
  const codeColumns = columns.filter(({ isCode = false }) => isCode)
  let prepared: readonly Entry<Row>[] | null = null
  const prepare = (): readonly Entry<Row>[] =>
    (prepared ??= rows.map((row) => ({
      row,
      words: foldText(columns.map(({ text }) => text(row)).join(' ')),
      codes: codeColumns.map(({ text }) => codeKey(text(row))),
    })))
  const arrange = ({ search, show, sort, isDescending }: FleetFilter): readonly Row[] => {
    const test = choices.find(({ value }) => value === show)?.test
    const words = foldText(search).split(/\s+/u)
    const code = codeKey(search)
    // Who types a phone as it is dialled at home begins with 8.
    const codes = code === '' ? [] : [code, code.replace(/^8(?=\d)/u, '7')]
    const found =
      search.trim() === ''
        ? rows
        : prepare()
            .filter(
              (entry) =>
                words.every((word) => entry.words.includes(word)) ||
                codes.some((one) => entry.codes.some((known) => known.includes(one))),
            )
            .map(({ row }) => row)
    const chosen = test === undefined ? found : found.filter(test)
    const column = columns.find(({ key }) => key === sort)
    if (column === undefined) return chosen
    const compare = column.isCode === true ? compareCodes : wordComparison(language)
    return sortRows(chosen, column.text, compare, isDescending)
  }
  return { arrange, prepareSearch: () => void prepare() }
}

/** A row with what it is searched by. */
interface Entry<Row> {
  readonly row: Row
  readonly words: string
  readonly codes: readonly string[]
}

/** A plate or a phone without all that may be typed between its letters and digits. */
function codeKey(text: string): string {
  return plateKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Plates and phones are compared by their characters, many times as fast as words are. */
function compareCodes(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function wordComparison(language: string): (one: string, other: string) => number {
  return new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare
}

/** Sorts rows by a text; those that have none come last either way. */
function sortRows<Row>(
  rows: readonly Row[],
  text: (row: Row) => string,
  compare: (one: string, other: string) => number,
  isDescending: boolean,
): readonly Row[] {
  const sign = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, text: text(row) }))
    .sort((one, other) => {
      if (one.text === '' || other.text === '') {
        return Number(one.text === '') - Number(other.text === '')
      }
      return sign * compare(one.text, other.text)
    })
    .map(({ row }) => row)
}
