import { foldText } from '@parking/domain'
import { plateKey } from '@parking/plates'
import type { FleetChoice, FleetColumn } from './FleetColumn.ts'
import type { FleetFilter } from './fleetFilter.ts'

/**
 * Prepares rows for being searched, chosen from and sorted: the texts of all cells are folded once,
 * with the first search, so that a key that is typed waits for nothing but a look through them.
 *
 * A row is found when every word that was typed stands in one of its cells, or when the whole is part
 * of a plate or a phone, in either alphabet and with or without spaces.
 *
 * @returns a function that answers a filter with the rows that it shows, in their order
 */
export function createArranger<Row>(
  rows: readonly Row[],
  columns: readonly FleetColumn<Row>[],
  choices: readonly FleetChoice<Row>[],
  language: string,
): (filter: FleetFilter) => readonly Row[] {
  const codeColumns = columns.filter(({ isCode = false }) => isCode)
  let prepared: readonly Entry<Row>[] | null = null
  const prepare = (): readonly Entry<Row>[] =>
    (prepared ??= rows.map((row) => ({
      row,
      words: foldText(columns.map(({ text }) => text(row)).join(' ')),
      codes: codeColumns.map(({ text }) => plateKey(text(row))),
    })))
  return ({ search, show, sort, isDescending }) => {
    const test = choices.find(({ value }) => value === show)?.test
    const words = foldText(search).split(/\s+/u)
    const plate = plateKey(search)
    const found =
      search.trim() === ''
        ? rows
        : prepare()
            .filter(
              (entry) =>
                words.every((word) => entry.words.includes(word)) ||
                (plate !== '' && entry.codes.some((known) => known.includes(plate))),
            )
            .map(({ row }) => row)
    const chosen = test === undefined ? found : found.filter(test)
    const column = columns.find(({ key }) => key === sort)
    if (column === undefined) return chosen
    return sortRows(chosen, column.text, language, isDescending)
  }
}

/** A row with what it is searched by. */
interface Entry<Row> {
  readonly row: Row
  readonly words: string
  readonly codes: readonly string[]
}

/** Sorts rows by a text; those that have none come last either way. */
function sortRows<Row>(
  rows: readonly Row[],
  text: (row: Row) => string,
  language: string,
  isDescending: boolean,
): readonly Row[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, text: text(row) }))
    .sort((one, other) => {
      if (one.text === '' || other.text === '') {
        return Number(one.text === '') - Number(other.text === '')
      }
      return sign * collator.compare(one.text, other.text)
    })
    .map(({ row }) => row)
}
