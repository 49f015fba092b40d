import type { Kopecks } from '@parking/pricing'
import { create } from 'zustand'

/** What was in sight when a charge was sent. */
interface SumShown {
  /** What the driver wanted. An end of another one, also of an equal one of before, has no sum. */
  readonly intent: object
  readonly total: Kopecks
  /** What the session had cost before; 0 for a new one. */
  readonly sumBefore: Kopecks
}

const none = { start: null, renew: null }

/** What was last in sight of each charge whose answer tells a session's sum; null after a reload. */
export const useSumsShown = create<{
  readonly start: SumShown | null
  readonly renew: SumShown | null
}>(() => none)

/** A charge is about to be sent, at the price that is in sight. */
export function sumShown(charge: 'start' | 'renew', shown: SumShown): void {
  useSumsShown.setState({ [charge]: shown })
}

/** The sums were those of a driver who is signed in no more. */
export function sumsForgotten(): void {
  useSumsShown.setState(none, true)
}

/**
 * What was charged, by what the session costs afterwards. Some back ends tell the whole session's
 * sum after an extension and some what was added; one that tells nothing is taken to have charged
 * what was shown.
 *
 * @param sum - what the session costs now; null where it is not known
 */
export function chargedSum(
  { total, sumBefore }: Omit<SumShown, 'intent'>,
  sum: Kopecks | null,
): { readonly charged: Kopecks; readonly isOther: boolean } {
  const added = (sum ?? 0) - sumBefore
  const isOther = added > 0 && added !== total && sum !== total
  return { charged: isOther ? added : total, isOther }
}
