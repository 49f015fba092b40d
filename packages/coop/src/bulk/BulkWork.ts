import type { FleetChange } from '@parking/domain'
import type { LoadedFile } from '../plan/LoadedFile.ts'

/** What many changes at once are about. */
export interface BulkWork {
  readonly title: string
  /** What will happen, where that has to be asked first; null where nothing is destroyed. */
  readonly question: string | null
  readonly steps: readonly BulkStep[]
  /** The file that the changes stand in; null where they were chosen in a list. */
  readonly file: LoadedFile | null
}

/** One of many changes, with what its row is called. */
export interface BulkStep {
  readonly name: string
  readonly change: FleetChange
}

/** How one of many changes stands; a refused one with the reason, in words. */
export type StepState =
  | { readonly kind: 'waiting' | 'done' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Work that was begun and is not finished, under the name that its memory gave it. */
export interface UnfinishedWork {
  readonly id: string
  readonly work: BulkWork
  readonly states: readonly StepState[]
}

/** Counts the changes that stand in one way. */
export function countSteps(states: readonly StepState[], kind: StepState['kind']): number {
  return states.filter((one) => one.kind === kind).length
}
