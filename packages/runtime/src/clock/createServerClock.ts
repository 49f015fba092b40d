import type { Instant } from '@parking/pricing'
import type { KeptAhead } from './keptAhead.ts'

/** Tells the time by the server's clock, whatever the device's clock says. */
export interface ServerClock {
  /** The current instant, in whole milliseconds as everywhere. */
  readonly now: () => Instant
  /**
   * Takes the time that an answer's `Date` header shows, and when the device sent the call; the
   * answer has come meanwhile.
   */
  readonly observe: (serverDate: Instant, sentAt: Instant) => void
  /** Whether an answer has told the server's time: else it is the device's, or an earlier visit's. */
  readonly isSet: () => boolean
  /** How long the page has been there, in milliseconds; no clock that is set anew changes it. */
  readonly elapsed: () => number
  /** Lets a time pass, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** What a clock is made of; the device's own where absent. */
export interface ServerClockOptions {
  /** Tells the time by the device's clock. */
  readonly device?: (() => Instant) | undefined
  readonly wait?: ServerClock['wait'] | undefined
  readonly elapsed?: ServerClock['elapsed'] | undefined
  /** From visit to visit. */
  readonly kept?: KeptAhead | null | undefined
}

/** A `Date` header is cut to seconds, in milliseconds. */
const headerCut = 1000

/** By how much the server's clock may be ahead of the device's, in milliseconds. */
interface Bounds {
  readonly low: number
  readonly high: number
}

/**
 * Makes a clock that follows the server's.
 *
 * The `Date` header was written somewhere between the sending of a call and the arrival of its answer,
 * so each answer gives bounds, and a slow answer wider ones. The clock keeps within the bounds of all
 * answers, and moves only when it leaves them, so that a countdown does not tremble with every answer.
 * An answer that contradicts the others means that the device's clock was set anew.
 *
 * Until the first answer, and without a connection, it goes by what an earlier visit has learnt.
 * Otherwise a running session would look ended on a device that is hours ahead.
 */
export function createServerClock({
  device = Date.now,
  wait = pass,
  elapsed = () => performance.now(),
  kept = null,
}: ServerClockOptions = {}): ServerClock {
  let known: Bounds = { low: -Infinity, high: Infinity }
  let ahead = kept?.read(device()) ?? 0
  return {
    now: () => device() + ahead,
    observe: (serverDate, sentAt) => {
      const told = { low: serverDate - device(), high: serverDate + headerCut - sentAt }
      if (told.low > told.high) return
      const both = { low: Math.max(known.low, told.low), high: Math.min(known.high, told.high) }
      known = both.low <= both.high ? both : told
      if (ahead < known.low || ahead > known.high) ahead = Math.round((known.low + known.high) / 2)
      kept?.write(ahead, device() + ahead)
    },
    isSet: () => known.low > -Infinity,
    elapsed,
    wait,
  }
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
