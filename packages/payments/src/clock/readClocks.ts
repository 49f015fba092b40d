import type { Instant } from '@parking/pricing'
import type { ServerClock } from '@parking/runtime'

/** A moment, by the time that has passed on the page and by the clock. */
export interface Moment {
  readonly elapsed: number
  readonly now: Instant
}

/** Reads both clocks: either may be wrong, but hardly both in the same way. */
export function readClocks(clock: Pick<ServerClock, 'now' | 'elapsed'>): Moment {
  return { elapsed: clock.elapsed(), now: clock.now() }
}

/** Answers set the clock by whole seconds, in milliseconds. */
const tolerance = 2_000

/** Whether both clocks tell of the same time between two moments; else one was set, or stood still. */
export function doClocksAgree(one: Moment, other: Moment): boolean {
  return Math.abs(other.now - one.now - (other.elapsed - one.elapsed)) <= tolerance
}
