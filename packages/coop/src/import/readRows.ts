import { importFields, type ImportField, type ImportList, type ImportRow } from '@parking/domain'
import type { Table } from '../table/Table.ts'
import { columnNames, foldHeader, nameColumns } from './columnNames.ts'

/** The rows of a table, or the columns that it lacks. */
export type ReadRows =
  | { readonly ok: true; readonly rows: readonly ImportRow[] }
  | { readonly ok: false; readonly missing: readonly ImportField[] }

/** A title may stand above the headers, and more than one line of it. */
const mostAbove = 10

/**
 * Finds the headers of a table and reads the rows below them. Columns that nobody asks for are left
 * out, and so are empty rows.
 */
export function readRows(list: ImportList, table: Table): ReadRows {
  const heads = table.slice(0, mostAbove).map((row) => findColumns(list, row))
  const at = heads.findIndex((columns) => listMissing(list, columns).length === 0)
  const columns = heads[at]
  if (columns === undefined) {
    const best = heads.toSorted((one, other) => other.size - one.size)[0] ?? new Map()
    return { ok: false, missing: listMissing(list, best) }
  }
  const rows = table.slice(at + 1).flatMap((row, index): ImportRow[] => {
    const cells = Object.fromEntries(
      [...columns].map(([field, places]) => [
        field,
        places.flatMap((place) => tidyCell(field, row[place] ?? '') || []).join(' '),
      ]),
    )
    const isEmpty = Object.values(cells).every((text) => text === '')
    return isEmpty ? [] : [{ line: at + index + 2, cells }]
  })
  return { ok: true, rows }
}

/**
 * Takes away what keeps a spreadsheet from rounding a number (`'7916…`, `="7916…"`), and the fraction
 * that programs write behind a whole one (`7916….0`).
 */
function tidyCell(field: ImportField, text: string): string {
  if (field === 'name') return text
  return text.replace(/^(?:'|=\s*"(.*)"$)/u, '$1').replace(/^(\d+)[.,]0+$/u, '$1')
}

/** A header without what explains it: `Телефон (мобильный)` is `телефон`. */
function bareHeader(text: string): string {
  return foldHeader(text.split(/[(,\n\r]/u)[0] ?? '')
}

/** Where each field stands; a name may stand in three columns. */
type Columns = ReadonlyMap<ImportField, readonly number[]>

function findColumns(list: ImportList, row: readonly string[]): Columns {
  const heads = [...row.map(foldHeader), ...row.map(bareHeader)]
  const columns = new Map<ImportField, readonly number[]>()
  for (const field of importFields[list]) {
    const columnsOfName = field === 'name' ? findNameColumns(heads) : []
    const place = findPlace(heads, columnNames[field])
    const places = columnsOfName.length > 0 ? columnsOfName : place === -1 ? [] : [place]
    if (places.length > 0)
      columns.set(
        field,
        places.map((one) => one % row.length),
      )
  }
  return columns
}

/** The columns of surname, first name and patronymic; none where the name does not stand so. */
function findNameColumns(heads: readonly string[]): readonly number[] {
  const places = nameColumns.map((names) => findPlace(heads, names))
  return places[0] === -1 || places[1] === -1 ? [] : places.filter((place) => place !== -1)
}

function findPlace(heads: readonly string[], names: readonly string[]): number {
  const name = names.map(foldHeader).find((one) => heads.includes(one))
  return name === undefined ? -1 : heads.indexOf(name)
}

/** What a table has to have: of a device one of its two numbers, and nothing else. */
function listMissing(list: ImportList, columns: Columns): readonly ImportField[] {
  if (list !== 'devices') return importFields[list].filter((field) => !columns.has(field))
  return columns.has('imei') || columns.has('vin') ? [] : ['imei', 'vin']
}
