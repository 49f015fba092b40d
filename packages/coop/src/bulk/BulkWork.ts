import type { FleetChange } from '@parking/domain'

/** What many changes at once are about. */
export interface BulkWork {
  readonly title: string
  /** What will happen, where that has to be asked first; null where nothing is destroyed. */
  readonly question: string | null
  readonly steps: readonly BulkStep[]
}

/** One of many changes, with what its row is called. */
export interface BulkStep {
  readonly name: string
  readonly change: FleetChange
}
