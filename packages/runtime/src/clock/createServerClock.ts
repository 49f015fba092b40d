import type { Instant } from '@parking/pricing'

/** Tells the time by the server's clock, whatever the device's clock says. */
export interface ServerClock {
  /** The current instant. */
  readonly now: () => Instant
  /** Takes the time that an answer's `Date` header shows, with the device's time around the call. */
  readonly observe: (serverDate: Instant) => void
  /** Lets a time pass, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** A `Date` header is cut to seconds: half of one is the best guess of what was cut off. */
const headerCut = 500

/**
 * Makes a clock that follows the server's.
 *
 * A later answer corrects the offset only when it differs by more than the header's own
 * uncertainty, so that a countdown does not tremble with every answer.
 *
 * @param device - the device's clock
 * @param wait - lets time pass on the device
 */
export function createServerClock(
  device: () => Instant = Date.now,
  wait: ServerClock['wait'] = pass,
): ServerClock {
  let offset: number | null = null
  return {
    now: () => device() + (offset ?? 0),
    observe: (serverDate) => {
      const seen = serverDate + headerCut - device()
      if (offset === null || Math.abs(seen - offset) > 2 * headerCut) offset = seen
    },
    wait,
  }
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
