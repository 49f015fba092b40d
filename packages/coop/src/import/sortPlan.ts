import type { FleetChange, ImportRow, PlannedRow } from '@parking/domain'
import type { RefusedRow } from './LoadedFile.ts'

/** What comes of a file, its rows sorted by that. */
export interface SortedPlan {
  readonly adds: readonly { readonly row: ImportRow; readonly change: FleetChange }[]
  /** How many rows are there already. */
  readonly there: number
  readonly refused: readonly RefusedRow[]
}

/** Sorts the rows of a file by what comes of them. */
export function sortPlan(planned: readonly PlannedRow[]): SortedPlan {
  return {
    adds: planned.flatMap((one) => (one.kind === 'add' ? [one] : [])),
    there: planned.filter(({ kind }) => kind === 'there').length,
    refused: planned.flatMap((one) => (one.kind === 'refused' ? [one] : [])),
  }
}
