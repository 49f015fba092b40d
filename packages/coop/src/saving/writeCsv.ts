import { formatDottedTime, guardCell } from '@parking/domain'
import type { Language } from '@parking/runtime'
import Papa from 'papaparse'
import type { Cell, WrittenTable } from '../table/Table.ts'

/** What a Russian and an English spreadsheet take for the end of a cell. */
const separators: Readonly<Record<Language, string>> = { ru: ';', en: ',' }

/** Tells spreadsheets that the text is UTF-8; without it they garble Russian letters. */
const mark = '\uFEFF'

/**
 * Writes a table as CSV. No text is a formula: one that a spreadsheet would run begins with an
 * apostrophe. Sums have the decimal sign of the language and no other, so that they are numbers there.
 */
export function writeCsv(rows: WrittenTable['rows'], language: Language): string {
  const written = rows.map((row) => row.map((cell) => writeCell(cell, language)))
  return mark + Papa.unparse(written, { delimiter: separators[language] })
}

function writeCell(cell: Cell, language: Language): string {
  if (typeof cell === 'string') return guardCell(cell)
  if (typeof cell === 'number') return String(cell)
  if ('kopecks' in cell) {
    const sum = (cell.kopecks / 100).toFixed(2)
    return language === 'ru' ? sum.replace('.', ',') : sum
  }
  return formatDottedTime(cell.at, cell.timeZone)
}
