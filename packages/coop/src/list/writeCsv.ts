import type { Language } from '@parking/runtime'
import Papa from 'papaparse'
import type { FleetColumn } from './FleetColumn.ts'

/** What a Russian and an English spreadsheet take for the end of a cell. */
const separators: Readonly<Record<Language, string>> = { ru: ';', en: ',' }

/** Tells spreadsheets that the text is UTF-8; without it they garble Russian letters. */
const mark = '\uFEFF'

/**
 * Writes rows as CSV, with the headers of their columns. No cell is a formula: one that a spreadsheet
 * would run begins with an apostrophe.
 */
export function writeCsv<Row>(
  rows: readonly Row[],
  columns: readonly FleetColumn<Row>[],
  language: Language,
): string {
  const cells = rows.map((row) => columns.map(({ text, saved = text }) => saved(row)))
  const table = [columns.map(({ header }) => header), ...cells]
  return mark + Papa.unparse(table, { delimiter: separators[language], escapeFormulae: true })
}
