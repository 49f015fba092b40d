import type { ParkingCost } from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'

/** What a price hangs on besides its question, at an instant: it is old as soon as this is another. */
export type PriceBasis = (now: Instant) => number | null

/** A price as it was told. */
export interface AskedPrice {
  readonly cost: ParkingCost
  /** When it was asked for. */
  readonly askedAt: Instant
  /** What it hung on then. */
  readonly basis: number | null
  /** What the same cost before it changed; null when it has not. */
  readonly before: Kopecks | null
}

/** The longest that a price may be paid, in milliseconds. */
const longest = 60_000

/** Whether a price may be another one by now, so that it is asked again before it is paid. */
export function isPriceOld(price: AskedPrice, now: Instant, basis: PriceBasis): boolean {
  // A clock that was set back does not make a price younger.
  return Math.abs(now - price.askedAt) >= longest || basis(now) !== price.basis
}
