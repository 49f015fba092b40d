import type { ImportList } from '@parking/domain'
import { readSheet } from '../table/readSheet.ts'
import { readHead, type ReadTable } from './readRows.ts'

/**
 * Reads a file that is loaded into a list: a text in the one way that makes most sense, of a workbook
 * each sheet that is not empty. What is shown comes before what is hidden, and what makes sense before
 * what does not.
 *
 * @throws {SheetError} when it is no table at all
 */
export async function readImport(
  list: ImportList,
  file: Blob,
): Promise<readonly [ReadTable, ...ReadTable[]]> {
  const readings = await readSheet(file)
  const filled = readings.filter(({ table }) =>
    table.some((row) => row.some((text) => text !== '')),
  )
  const [best, ...others] = (filled.length > 0 ? filled : readings)
    .map((reading) => readHead(list, reading))
    .toSorted(
      (a, b) =>
        Number(a.isHidden) - Number(b.isHidden) ||
        b.score - a.score ||
        b.headers.length - a.headers.length,
    )
  if (best === undefined) return [emptyTable]
  return [best, ...others.filter(({ sheet }) => sheet !== null)]
}

/** A workbook without sheets. */
const emptyTable: ReadTable = {
  table: [],
  sheet: null,
  isHidden: false,
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
  faults: new Map(),
  headAt: -1,
  headers: [],
  columns: {},
  score: 0,
}
