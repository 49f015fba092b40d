import type { Kopecks } from '@parking/pricing'

const rouble: Kopecks = 100
/** Offered as one press, in roubles. */
const roundSums = [200, 500, 1000, 2000, 5000, 10_000].map((roubles) => roubles * rouble)

/** The sum that makes up for what is missing: banks are asked for whole roubles. */
export function topUpSum(missing: Kopecks): Kopecks {
  return Math.ceil(missing / rouble) * rouble
}

/**
 * The sums that a top-up offers: what is missing at the front, then round ones above it.
 *
 * @param missing - what should at least be topped up; null where the driver decides
 */
export function topUpPresets(missing: Kopecks | null): readonly Kopecks[] {
  if (missing === null) return roundSums.slice(0, 4)
  const least = topUpSum(missing)
  return [least, ...roundSums.filter((sum) => sum > least).slice(0, 3)]
}
