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

/** The minutes left at which screen readers are told. */
const ANNOUNCED_MINUTES = [30, 15, 5] as const

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

/** Finds the announced mark that was passed between two looks at the clock, the last one if several. */
export function passedMark(before: number, after: number): number | null {
  const passed = ANNOUNCED_MINUTES.filter(
    (minutes) => before > minutes * 60_000 && after <= minutes * 60_000,
  )
  return passed.at(-1) ?? null
}
