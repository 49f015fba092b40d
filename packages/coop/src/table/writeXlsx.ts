import { guardWorkbookCell } from '@parking/domain'
import writeExcelFile from 'write-excel-file/universal'
import type { Table } from './Table.ts'

/**
 * Writes a table as an Excel file. Every cell is a text, so that no phone number is rounded and no
 * formula is run, also where somebody saves it as CSV.
 *
 * @param sheet - the name of the sheet
 */
export async function writeXlsx(table: Table, sheet: string): Promise<Blob> {
  const cells = table.map((row) =>
    row.map((text) => ({ value: guardWorkbookCell(text), type: String })),
  )
  return writeExcelFile(cells, { sheet }).toBlob()
}
