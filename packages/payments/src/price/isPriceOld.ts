import type { Instant, Kopecks } from '@parking/pricing'
import { doClocksAgree, type Moment } from '../clock/readClocks.ts'

/** What a price hangs on besides its question, at an instant: it is old as soon as this is another. */
export type PriceBasis = (now: Instant) => number | null

/** A price as the back end told it. */
export interface ToldPrice {
  readonly total: Kopecks
  /** When it was asked for. */
  readonly askedAt: Moment
  /** What it hung on then; null where that is not known here, or the clock was not right. */
  readonly basis: number | null
}

/** The longest that a price may be paid, in milliseconds. */
const longest = 60_000

/**
 * Whether a price may be another one by now, so that it is asked again before it is paid. It is also
 * old once the page's time and the clock disagree: the device has slept, or its clock was wrong.
 */
export function isPriceOld({ askedAt, basis }: ToldPrice, at: Moment, findBasis: PriceBasis) {
  const isLong = at.elapsed - askedAt.elapsed >= longest
  return isLong || !doClocksAgree(askedAt, at) || findBasis(at.now) !== basis
}
