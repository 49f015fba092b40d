import { readGuardedCell } from '@parking/domain'
import Papa from 'papaparse'
import readSheets, { type CellValue } from 'read-excel-file/universal'
import { decodings } from './decodings.ts'
import { SheetError } from './SheetError.ts'
import type { Table } from './Table.ts'
import { unpackWorkbook } from './unpackWorkbook.ts'

/** No list of a company is longer than this, in bytes. */
const largest = 20_000_000

/** A file's table in one of the ways that it can be read; a row's index is its line in the file. */
export interface SheetReading {
  readonly table: Table
  /** Name of the sheet, where the file has more than one; else null. */
  readonly sheet: string | null
  /** Whether a quotation mark is never closed: all that follows it is one cell. */
  readonly isOpen: boolean
}

/** What may stand between the cells of a text. */
const separators = [';', ',', '\t', '|'] as const

/**
 * Reads a CSV file or the sheets of an Excel file.
 *
 * A text tells neither its encoding nor what stands between its cells, so it is read in every way that
 * fits. Of an Excel file each sheet is a reading.
 *
 * @returns the readings, the likeliest first
 * @throws {SheetError}
 */
export async function readSheet(file: Blob): Promise<readonly SheetReading[]> {
  if (file.size > largest) throw new SheetError('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes)
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError('old')
  const texts = decodings(bytes)
  if (texts.length === 0) throw new SheetError('binary')
  return texts.flatMap((text) => separators.map((separator) => readCsv(text, separator)))
}

async function readWorkbook(bytes: Uint8Array): Promise<readonly SheetReading[]> {
  try {
    const sheets = await readSheets(unpackWorkbook(bytes), { parseNumber: writeNumber })
    return sheets.map(({ sheet, data }) => ({
      table: data.map((row) => row.map((cell) => tidyCell(writeCell(cell)))),
      sheet: sheets.length > 1 ? sheet : null,
      isOpen: false,
    }))
  } catch (cause) {
    if (cause instanceof SheetError) throw cause
    throw new SheetError('broken', { cause })
  }
}

/**
 * Writes a cell as a spreadsheet shows it. A number that is shown as a day was not typed like that:
 * its dots keep it from being taken for a number. One too large for a day is a row of signs, as in a
 * spreadsheet.
 */
function writeCell(cell: CellValue<string> | null): string {
  if (!(cell instanceof Date)) return String(cell ?? '')
  if (Number.isNaN(cell.getTime())) return '########'
  const [year, month, day] = cell.toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}

/**
 * Writes a number of a sheet out: `7.9E10` is 79000000000. Spreadsheets keep fifteen digits of a
 * number, so that one with more has lost some, and stays with its exponent.
 */
function writeNumber(text: string): string {
  const value = Number(text)
  if (!Number.isInteger(value)) return text
  return Math.abs(value) < 1e15 ? String(value) : value.toExponential()
}

function readCsv(text: string, delimiter: string): SheetReading {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  return {
    table: data.map((row) => row.map(tidyCell)),
    sheet: null,
    isOpen: errors.some(({ code }) => code === 'MissingQuotes'),
  }
}

/** Some systems write `й` as two signs: it looks the same, and would be another letter. */
function tidyCell(text: string): string {
  return readGuardedCell(text.normalize('NFC'))
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte)
}
