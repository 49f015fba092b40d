import { importFields, type ImportField, type ImportList, type ImportRow } from '@parking/domain'
import type { SheetReading } from '../table/readSheet.ts'
import type { Table } from '../table/Table.ts'
import { isPlaceholder, isValue, judgeColumns, type Columns } from './judgeColumns.ts'
import { readHeader } from './readHeader.ts'

/** A table with what was found out about it. */
export interface ReadTable extends SheetReading {
  /** Index of the row with the headers; -1 where the table has none. */
  readonly headAt: number
  /** The headers, those of nameless columns empty. */
  readonly headers: readonly string[]
  /** Where the fields of the list seem to stand. */
  readonly columns: Columns
  /** How much of the table makes sense; more is better. */
  readonly score: number
}

/** A title may stand above the headers, and more than one line of it. */
const mostAbove = 10

/**
 * Finds the headers of a table, and which of its columns are which. The headers stand above all values;
 * a table that begins with values has none.
 */
export function readHead(list: ImportList, reading: SheetReading): ReadTable {
  const { table } = reading
  const above = table.slice(0, mostAbove)
  const firstValue = above.findIndex((row) => row.some(isValue))
  const titles = firstValue === -1 ? above : above.slice(0, firstValue)
  const heads = titles.flatMap((row, headAt) => {
    const isHead = row.some((text) => isNamed(list, text))
    return isHead ? [{ headAt, ...judgeColumns(list, row, rowsBelow(reading, headAt)) }] : []
  })
  const [first] = heads.toSorted((a, b) => b.score - a.score)
  const named =
    first &&
    (heads.findLast(({ headAt }) => headAt > first.headAt && isSameHead(table, first, headAt)) ??
      first)
  const found = named ?? findNamelessHead(list, reading, titles.length - 1)
  const width = table.reduce((most, row) => Math.max(most, row.length), 0)
  const head = table[found.headAt] ?? []
  return {
    ...reading,
    ...found,
    headers: Array.from({ length: width }, (_, column) => head[column] ?? ''),
  }
}

/** Headers that nobody knows are words in the row above the values; else there are none. */
function findNamelessHead(
  list: ImportList,
  reading: SheetReading,
  last: number,
): Pick<ReadTable, 'headAt' | 'columns' | 'score'> {
  const row = reading.table[last] ?? []
  const filled = row.filter((text) => text !== '')
  const isHead = filled.length > 1 && filled.every((text) => !/\d/u.test(text))
  const headAt = isHead ? last : -1
  return { headAt, ...judgeColumns(list, isHead ? row : null, rowsBelow(reading, headAt)) }
}

/** Whether a table has what its list needs: of a device one of its two numbers, else all. */
export function listMissing(list: ImportList, columns: Columns): readonly ImportField[] {
  if (list !== 'devices') return importFields[list].filter((field) => columns[field] === undefined)
  return columns.imei || columns.vin ? [] : ['imei', 'vin']
}

/** The rows of a table. */
export interface TableRows {
  readonly rows: readonly {
    readonly row: ImportRow
    /** Whether the sheet does not show it. */
    readonly isHidden: boolean
  }[]
  /** How many of them the sheet does not show. */
  readonly hidden: number
}

/**
 * Reads the rows below the headers. Columns that nobody asks for are left out, and so are rows with
 * nothing in any column.
 */
export function readRows(list: ImportList, read: ReadTable, columns: Columns): TableRows {
  const rows = rowsBelow(read, read.headAt).flatMap((row, below) => {
    if (row.every((text) => text === '')) return []
    const index = read.headAt + 1 + below
    const cells: Partial<Record<ImportField, string>> = {}
    for (const field of importFields[list]) {
      const places = columns[field]
      if (places === undefined) continue
      cells[field] = places.flatMap((place) => tidyCell(field, row[place] ?? '') || []).join(' ')
    }
    const fault = read.faults.get(index)
    const line = index + 1
    const isHidden = read.hiddenRows.has(index)
    return [{ row: fault === undefined ? { line, cells } : { line, cells, fault }, isHidden }]
  })
  return { rows, hidden: rows.filter(({ isHidden }) => isHidden).length }
}

function rowsBelow({ table }: SheetReading, headAt: number): Table {
  return table.slice(headAt + 1)
}

/** Whether a header names a field of the list. */
function isNamed(list: ImportList, text: string): boolean {
  const meaning = readHeader(text)
  if (meaning === null || typeof meaning === 'string') return false
  return importFields[list].some((field) => field === meaning.field)
}

/**
 * Whether the headers that count stand in all rows from one to another, as they do where they are merged
 * over these: the lowest row is next to the values.
 */
function isSameHead(
  table: Table,
  first: Pick<ReadTable, 'headAt' | 'columns'>,
  at: number,
): boolean {
  const places = Object.values(first.columns).flat()
  const head = table[first.headAt]
  return table
    .slice(first.headAt, at + 1)
    .every((row) => places.length > 0 && places.every((place) => row[place] === head?.[place]))
}

/**
 * Takes away what keeps a spreadsheet from rounding a number (`'7916…`, `="7916…"`), the fraction
 * that programs write behind a whole one (`7916….0`), and what only says that nothing is there.
 */
function tidyCell(field: ImportField, text: string): string {
  if (isPlaceholder(text)) return ''
  if (field === 'name') return text
  return text.replace(/^(?:'|=\s*"(.*)"$)/u, '$1').replace(/^(\d+)[.,]0+$/u, '$1')
}
