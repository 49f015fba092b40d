import type { ImportList } from '@parking/domain'
import { readSheet } from '../table/readSheet.ts'
import { readRows, type ReadRows } from './readRows.ts'

/** The rows of a file, or the columns that it lacks. */
export type ReadImport = ReadRows & {
  /** Name of the sheet that was read, where the file has more than one; else null. */
  readonly sheet: string | null
}

/**
 * Reads a file that is loaded into a list. Of the encodings that fit a text and of the sheets of a
 * workbook, the first one is taken in which the headers make sense.
 *
 * @throws {SheetError} when it is no table at all
 */
export async function readImport(list: ImportList, file: Blob): Promise<ReadImport> {
  const readings = (await readSheet(file)).map(({ table, sheet }): ReadImport =>
    Object.assign(readRows(list, table), { sheet }),
  )
  const [best] = readings.toSorted((one, other) => countMissing(one) - countMissing(other))
  return best ?? { ok: false, missing: [], sheet: null }
}

function countMissing(read: ReadRows): number {
  return read.ok ? 0 : read.missing.length
}
