import type { ImportList } from '@parking/domain'
import { SheetError } from '../table/SheetError.ts'
import { readSheet } from '../table/readSheet.ts'
import { readRows, type ReadRows } from './readRows.ts'

/** The rows of a file, or the columns that it lacks. */
export type ReadImport = ReadRows & {
  /** Name of the sheet that was read, where the file has more than one; else null. */
  readonly sheet: string | null
}

/**
 * Reads a file that is loaded into a list. Of the ways in which a text can be read and of the sheets of
 * a workbook, the one is taken in which most headers make sense.
 *
 * @throws {SheetError} when it is no table at all
 */
export async function readImport(list: ImportList, file: Blob): Promise<ReadImport> {
  const readings = (await readSheet(file)).map(({ table, sheet, isOpen }) => {
    const read = readRows(list, table)
    return { isOpen, found: countFound(read), read: Object.assign(read, { sheet }) }
  })
  const [best] = readings.toSorted((one, other) => other.found - one.found)
  if (best === undefined) return { ok: false, missing: [], sheet: null }
  if (best.read.ok && best.isOpen) throw new SheetError('quotes')
  return best.read
}

/** How many columns were found; fewer than none where some are missing. */
function countFound(read: ReadRows): number {
  return read.ok ? Object.keys(read.rows[0]?.cells ?? {}).length : -read.missing.length
}
