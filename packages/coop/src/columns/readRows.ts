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
  const { table, hiddenColumns } = reading
  const above = table.slice(0, mostAbove)
  const firstValue = above.findIndex((row) => row.some(isValue))
  const titles = firstValue === -1 ? above : above.slice(0, firstValue)
  const ranks = titles.map((row) => rankHead(list, row))
  // Rows of a table name fewer fields than its headers do, though a driver may be called one.
  const best = Math.max(0, ...ranks)
  const headAt = best === 0 ? findNamelessHead(titles) : lowestOf(list, table, ranks.indexOf(best))
  const head = table[headAt]
  const width = table.reduce((most, row) => Math.max(most, row.length), 0)
  return {
    ...reading,
    ...judgeColumns(list, head ?? null, table.slice(headAt + 1), hiddenColumns),
    headAt,
    headers: Array.from({ length: width }, (_, column) => head?.[column] ?? ''),
  }
}

/** How much of a row are headers: fields that it names, and a little for what is something else. */
function rankHead(list: ImportList, row: readonly string[]): number {
  const fields: readonly ImportField[] = importFields[list]
  const ranks = new Map<ImportField, number>()
  let others = 0
  for (const meaning of row.map(readHeader)) {
    if (meaning === null) continue
    if (typeof meaning === 'string') others += 1
    else if (fields.includes(meaning.field)) {
      ranks.set(meaning.field, Math.max(ranks.get(meaning.field) ?? 0, meaning.isSure ? 2 : 1))
    }
  }
  const sum = [...ranks.values()].reduce((all, rank) => all + rank, 0)
  return sum === 0 ? 0 : sum + Math.min(others, 3) / 4
}

/** Headers that nobody knows are words in the row above the values; else there are none: -1. */
function findNamelessHead(titles: Table): number {
  const filled = (titles.at(-1) ?? []).filter((text) => text !== '')
  const isHead =
    filled.length > 1 && filled.every((text) => !looksFilledIn.test(text) && !isPlaceholder(text))
  return isHead ? titles.length - 1 : -1
}

/** What somebody has filled in: a number, or a name in two words. */
const looksFilledIn = /\d|^\p{Lu}\p{Ll}+ \p{Lu}/u

/** Headers that are merged over rows stand in each of them: the lowest are next to the values. */
function lowestOf(list: ImportList, table: Table, headAt: number): number {
  const head = table[headAt] ?? []
  const { columns } = judgeColumns(list, head, table.slice(headAt + 1))
  const places = Object.values(columns).flat()
  if (!places.some((place) => head[place])) return headAt
  let lowest = headAt
  while (places.every((place) => table[lowest + 1]?.[place] === head[place])) {
    lowest += 1
  }
  return lowest
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
  const rows = read.table.slice(read.headAt + 1).flatMap((row, below) => {
    if (row.every((text) => text === '')) return []
    const index = read.headAt + 1 + below
    const cells: Partial<Record<ImportField, string>> = {}
    for (const field of importFields[list]) {
      const places = columns[field]
      if (places === undefined) continue
      const parts = places.map((place) => tidyCell(field, row[place] ?? ''))
      cells[field] = parts.filter((text) => text !== '').join(' ')
      // A spreadsheet has taken the nought from a region: 2 is 02.
      if (field === 'plate' && places.length === 2)
        cells[field] = cells[field].replace(/ (\d)$/u, ' 0$1')
    }
    const fault = read.faults.get(index)
    const line = index + 1
    const isHidden = read.hiddenRows.has(index)
    return [{ row: fault === undefined ? { line, cells } : { line, cells, fault }, isHidden }]
  })
  return { rows, hidden: rows.filter(({ isHidden }) => isHidden).length }
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
