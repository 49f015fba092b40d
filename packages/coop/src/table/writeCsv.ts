import { guardCell } from '@parking/domain'
import type { Language } from '@parking/runtime'
import Papa from 'papaparse'
import type { Table } from './Table.ts'

/** What a Russian and an English spreadsheet take for the end of a cell. */
const separators: Readonly<Record<Language, string>> = { ru: ';', en: ',' }

/** Tells spreadsheets that the text is UTF-8; without it they garble Russian letters. */
const mark = '\uFEFF'

/**
 * Writes a table as CSV. No cell is a formula: one that a spreadsheet would run begins with an
 * apostrophe.
 */
export function writeCsv(table: Table, language: Language): string {
  const rows = table.map((row) => row.map(guardCell))
  return mark + Papa.unparse(rows, { delimiter: separators[language] })
}
