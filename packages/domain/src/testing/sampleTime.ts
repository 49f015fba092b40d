import type { Instant } from '@parking/pricing'

/** A Tuesday at half past ten in the morning in Moscow: stories never look at another clock. */
export const SAMPLE_TIME: Instant = Date.UTC(2026, 10, 24, 7, 30)

/** So many minutes after {@link SAMPLE_TIME}; before it, where there are less than none. */
export function minutesOn(minutes: number): Instant {
  return SAMPLE_TIME + minutes * 60_000
}
