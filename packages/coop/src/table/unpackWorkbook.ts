import { strFromU8, unzipSync, zipSync } from 'fflate'
import { SheetError } from './SheetError.ts'

/** What a workbook may hold once it is unpacked: bytes of it all, and cells of one sheet. */
const most = { bytes: 150_000_000, cells: 5_000_000 }

/** A cell that holds something, in a sheet's XML: its column and its row. */
const filledCell = /<(?:\w+:)?c\s(?:[^>]*?\s)?r="([A-Z]+)(\d+)"[^>]*(?<!\/)>/gu

/**
 * Unpacks a workbook and puts it together again as it is, for a reader to take apart.
 *
 * The reader would unpack large parts in a worker that it makes itself, which the content security
 * policy refuses. And it fills up all rows as far as the last cell, so that a small file, or one cell
 * far to the right, could take more room than there is.
 *
 * @throws {SheetError} `vast` when it holds too much; another error when it can't be unpacked
 */
export function unpackWorkbook(bytes: Uint8Array): Blob {
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isText(name)) size += originalSize
      return false
    },
  })
  if (size > most.bytes) throw new SheetError('vast')
  const parts = unzipSync(bytes, { filter: ({ name }) => isText(name) })
  const sheets = Object.entries(parts).filter(([name]) => /worksheets\/[^/]+\.xml$/u.test(name))
  if (sheets.some(([, sheet]) => countCells(strFromU8(sheet)) > most.cells)) {
    throw new SheetError('vast')
  }
  return new Blob([zipSync(parts, { level: 0 })])
}

/** Pictures and the like are no part of a table. */
function isText(name: string): boolean {
  return /\.(?:xml|rels)$/u.test(name)
}

/** How many cells a sheet has, empty ones too, up to the last that holds something. */
function countCells(sheet: string): number {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', row] of sheet.matchAll(filledCell)) {
    columns = Math.max(columns, columnNumber(letters))
    rows = Math.max(rows, Number(row))
  }
  return columns * rows
}

/** The number of a column that is named by letters: 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
}
