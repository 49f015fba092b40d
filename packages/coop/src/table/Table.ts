import type { Instant, Kopecks } from '@parking/pricing'

/** A table as its rows, the headers first. */
export type Table = readonly (readonly string[])[]

/** A cell that is written: figures stay figures, so that a spreadsheet can add them up. */
export type Cell =
  | string
  | number
  | { readonly kopecks: Kopecks }
  /** Written as clocks of the zone show it. */
  | { readonly at: Instant; readonly timeZone: string }

/** A table that is written, under its name. */
export interface WrittenTable {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}
