import type { Kopecks } from '@parking/pricing'

/** What a zone costs now, beside the others of its city; `unknown` where nobody tells. */
export type ZoneTone = 'unknown' | 'free' | 'low' | 'middle' | 'high'

/**
 * Tells how dear an hour is now among the prices of the city.
 *
 * @param price - null where it is not known
 * @param paid - what an hour costs in all zones in which something has to be paid now
 */
export function zoneTone(price: Kopecks | null, paid: readonly Kopecks[]): ZoneTone {
  if (price === null) return 'unknown'
  if (price === 0) return 'free'
  const [least, most] = [Math.min(...paid), Math.max(...paid)]
  if (least === most) return 'middle'
  const share = (price - least) / (most - least)
  if (share > 2 / 3) return 'high'
  return share > 1 / 3 ? 'middle' : 'low'
}
