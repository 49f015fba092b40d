import type { Instant } from '@parking/pricing'

/** What is left of a stay, in whole units; seconds are cut off. */
export interface Remaining {
  /** Milliseconds left, never below zero. */
  total: number
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** At this many minutes or fewer the wording says that it is about to end (specification section 9). */
export const SOON_MINUTES = 15

/** Computes what is left between two instants. */
export function remaining(now: Instant, end: Instant): Remaining {
  const total = Math.max(0, end - now)
  const seconds = Math.floor(total / 1000)
  return {
    total,
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    seconds: seconds % 60,
  }
}
