import { readGuardedCell } from '@parking/domain'
import Papa from 'papaparse'
import { readSheet as readXlsx } from 'read-excel-file/universal'
import { decodings } from './decodings.ts'
import { SheetError } from './SheetError.ts'
import type { Table } from './Table.ts'

/** No list of a company is longer than this, in bytes. */
const largest = 20_000_000

/**
 * Reads a CSV file or the first sheet of an Excel file.
 *
 * A text does not say in which encoding it was written, so that it is read in every one that fits;
 * an Excel file is read once.
 *
 * @returns the table as each reading sees it, the likeliest first; a row's index is its line in the file
 * @throws {SheetError}
 */
export async function readSheet(file: Blob): Promise<readonly Table[]> {
  if (file.size > largest) throw new SheetError('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return [await readWorkbook(file)]
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError('old')
  const texts = decodings(bytes)
  if (texts.length === 0) throw new SheetError('binary')
  return texts.map(readCsv)
}

async function readWorkbook(file: Blob): Promise<Table> {
  try {
    const rows = await readXlsx(file, 1, { parseNumber: writeNumber })
    return rows.map((row) => row.map((cell) => readGuardedCell(String(cell ?? ''))))
  } catch (cause) {
    throw new SheetError('broken', { cause })
  }
}

/** Writes a number of a sheet out: `7.9E10` is 79000000000. */
function writeNumber(text: string): string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? String(value) : text
}

function readCsv(text: string): Table {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t', '|'] })
  return data.map((row) => row.map(readGuardedCell))
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte)
}
