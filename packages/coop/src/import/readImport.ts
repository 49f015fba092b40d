import type { ImportList } from '@parking/domain'
import { readSheet } from '../table/readSheet.ts'
import { readRows, type ReadRows } from './readRows.ts'

/**
 * Reads a file that is loaded into a list. Of the encodings that fit a text, the one is taken in which
 * its headers make sense.
 *
 * @throws {SheetError} when it is no table at all
 */
export async function readImport(list: ImportList, file: Blob): Promise<ReadRows> {
  const readings = (await readSheet(file)).map((table) => readRows(list, table))
  return readings.find(({ ok }) => ok) ?? readings[0] ?? { ok: false, missing: [] }
}
