import { readGuardedCell, type RowFault } from '@parking/domain'
import readSheets, { type CellValue } from 'read-excel-file/universal'
import { decodings } from './decodings.ts'
import { readCsv } from './readCsv.ts'
import { SheetError } from './SheetError.ts'
import type { Table } from './Table.ts'
import { unpackWorkbook, type MergedCells } from './unpackWorkbook.ts'

/** No list of a company is longer than this, in bytes. */
const largest = 20_000_000

/** A file's table in one of the ways that it can be read; a row's index is its line in the file. */
export interface SheetReading {
  readonly table: Table
  /** Name of the sheet, where the file has more than one; else null. */
  readonly sheet: string | null
  /** Whether the workbook does not show the sheet. */
  readonly isHidden: boolean
  /** Indices of the rows that the sheet does not show. */
  readonly hiddenRows: ReadonlySet<number>
  /** Indices of the columns that the sheet does not show. */
  readonly hiddenColumns: ReadonlySet<number>
  /** Rows that can't be read, by their index. */
  readonly faults: ReadonlyMap<number, RowFault>
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
  if (isOld(bytes)) throw new SheetError(isLocked(bytes) ? 'locked' : 'old')
  const texts = beginsWith(bytes, [0x25, 0x50, 0x44, 0x46]) ? [] : decodings(bytes)
  const [first] = texts
  if (first === undefined) throw new SheetError('binary')
  if (pageStart.test(first)) throw new SheetError('html')
  if (/^\s*<(?:\?xml|Workbook)\s/u.test(first)) throw new SheetError('xml')
  if (exchanged.test(first)) throw new SheetError('otherBook')
  if (lettersLost.test(first) && !/\P{ASCII}/u.test(first)) throw new SheetError('lettersLost')
  return texts.flatMap((text) => separators.map((separator) => readText(text, separator)))
}

/** How the pages begin that programs save under a workbook's name. */
const pageStart =
  /^\s*(?:MIME-Version:|(?:<\?xml[^>]*>\s*)?<(?:!--|(?:!doctype\s+html|html|head|meta|style|body|table|div)[\s>]))/iu

/** A cell of question marks in the first line: programs write them for letters that their encoding lacks. */
const lettersLost = /^(?:[^\r\n]*[;,\t|])?"?\?{2,}[? .]*(?:$|[;,\t|"\r\n])/u

/** SYLK and DIF, texts by which old programs exchange sheets: marks of their own stand around each cell. */
const exchanged = /^(?:ID;P[^]*[\r\n]C;(?:Y\d+;)?X\d+;|TABLE\r?\n0,\d+\r?\n"[^]*[\r\n]TUPLES\r?\n)/u

/** Whether it is a file of Office before 2007, also in its very first forms. */
function isOld(bytes: Uint8Array): boolean {
  return [
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x09, 0, 4, 0],
    [0x09, 2, 6, 0],
    [0x09, 4, 6, 0],
  ].some((mark) => beginsWith(bytes, mark))
}

/** A workbook with a password lies in a file of the old kind, in a part of this name. */
function isLocked(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

async function readWorkbook(bytes: Uint8Array): Promise<readonly SheetReading[]> {
  try {
    const { book, sheets: notes } = unpackWorkbook(bytes)
    const sheets = await readSheets(book, { parseNumber: writeNumber })
    return sheets.map(({ sheet, data }, at) => {
      // A chart on a sheet of its own has no cells.
      const rows = (data ?? []).map((row) => row.map((cell) => tidyCell(writeCell(cell))))
      for (const cells of notes[at]?.merged ?? []) fillMerged(rows, cells)
      return {
        table: rows,
        sheet: sheets.length > 1 ? sheet : null,
        isHidden: notes[at]?.isHidden ?? false,
        hiddenRows: notes[at]?.hiddenRows ?? new Set(),
        hiddenColumns: notes[at]?.hiddenColumns ?? new Set(),
        faults: new Map(),
      }
    })
  } catch (cause) {
    if (cause instanceof SheetError) throw cause
    throw new SheetError('broken', { cause })
  }
}

/** What merged cells show counts for each row and column that they cover. */
function fillMerged(table: string[][], { rows, columns }: MergedCells): void {
  const text = table[rows[0]]?.[columns[0]] ?? ''
  for (const row of table.slice(rows[0], rows[1] + 1)) {
    for (let column = columns[0]; column <= Math.min(columns[1], row.length - 1); column++) {
      row[column] = text
    }
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

function readText(text: string, separator: string): SheetReading {
  const { rows, faults } = readCsv(text, separator)
  const table = rows.map((row) => row.map(tidyCell))
  return {
    table,
    sheet: null,
    isHidden: false,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    faults,
  }
}

/** Some systems write `й` as two signs: it looks the same, and would be another letter. */
function tidyCell(text: string): string {
  return readGuardedCell(text.normalize('NFC'))
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte)
}
