import { createPersonStore } from '@parking/runtime'
import type { OfferSearch } from '@parking/api-client'
import type { DateOnly } from '@parking/pricing'

/** What the driver has filled into the constructor. Null is what was not touched. */
export interface FilledIn {
  readonly zones: readonly string[]
  readonly plate: string | null
  readonly startDate: DateOnly | null
  readonly days: number | null
}

interface ConstructorDraft extends FilledIn {
  /** What offers were asked for; null until then, and after every change. */
  readonly asked: OfferSearch | null
}

const empty: ConstructorDraft = { zones: [], plate: null, startDate: null, days: null, asked: null }

/** The draft of the constructor. It outlives an expired token. */
export const useConstructorDraft = createPersonStore<ConstructorDraft>(empty)

/** The driver has changed something: what was found before answers another question. */
export function constructorChanged(change: Partial<FilledIn>): void {
  useConstructorDraft.setState({ ...change, asked: null })
}

/** The driver wants to see offers. */
export function offersRequested(asked: OfferSearch): void {
  useConstructorDraft.setState({ asked })
}

/** All that was filled in is given up. */
export function constructorReset(): void {
  useConstructorDraft.setState(empty, true)
}
