import type { Kopecks } from '@parking/pricing'
import type { PriceShown } from './PriceShown.ts'

/** What was charged, and whether that is another sum than was shown. */
export interface ChargedSum {
  readonly charged: Kopecks
  readonly isOther: boolean
}

/**
 * What was charged, by what the session costs afterwards. Some back ends tell the whole session's
 * sum after an extension and some what was added. One that tells nothing new of an extension has
 * charged what was shown: that hangs on the end of the session, which was read before the sending. A
 * new session costs what it costs when the back end begins it, so that only its word tells.
 *
 * @param sum - what the session costs now; null where it is not known
 * @returns null where it can't be told
 */
export function chargedSum(
  { total, sumBefore }: PriceShown,
  sum: Kopecks | null,
): ChargedSum | null {
  if (sumBefore === null) return null
  const added = (sum ?? 0) - sumBefore
  if (added <= 0 && sumBefore === 0) return null
  const isOther = added > 0 && added !== total && sum !== total
  return { charged: isOther ? added : total, isOther }
}
