import type { ImportError, ImportList, ImportRow } from '@parking/domain'

/** What is to be said of a file that was loaded, besides what was added. */
export interface LoadedFile {
  readonly list: ImportList
  /** How many of its rows were there already. */
  readonly there: number
  /** The rows that were refused before anything was sent. */
  readonly refused: readonly RefusedRow[]
}

/** A row of a file, with what is wrong with it. */
export interface RefusedRow {
  readonly row: ImportRow
  readonly errors: readonly ImportError[]
}
