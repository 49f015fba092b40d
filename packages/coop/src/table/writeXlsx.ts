import writeExcelFile from 'write-excel-file/universal'
import type { Table } from './Table.ts'

/** What a spreadsheet takes for the beginning of a formula once the table is saved as CSV. */
const formulaStart = /^[=+\-@\t\r]/u

/** Characters that a sheet has no place for. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

/**
 * Writes a table as an Excel file. Every cell is a text, so that no phone number is rounded and no
 * formula is run; one that would be run if it were saved as CSV begins with an apostrophe.
 *
 * @param sheet - the name of the sheet
 */
export async function writeXlsx(table: Table, sheet: string): Promise<Blob> {
  const cells = table.map((row) => row.map((text) => ({ value: writeCell(text), type: String })))
  return writeExcelFile(cells, { sheet }).toBlob()
}

function writeCell(text: string): string {
  const tidy = text.replaceAll(unwritable, '')
  return formulaStart.test(tidy) ? `'${tidy}` : tidy
}
