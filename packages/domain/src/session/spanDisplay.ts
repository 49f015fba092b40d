import { wallClock, type Instant } from '@parking/pricing'

const hour = 3_600_000

/** Which dates a span of time shows: the start's alone, or both. */
export type SpanDates = 'start' | 'both'

/**
 * Decides which dates a span shows: both when it goes over into another day of the city, unless it
 * is shorter than six hours (specification, section 9).
 */
export function spanDates(startsAt: Instant, endsAt: Instant, timeZone: string): SpanDates {
  if (endsAt - startsAt < 6 * hour) return 'start'
  return wallClock(startsAt, timeZone).date === wallClock(endsAt, timeZone).date ? 'start' : 'both'
}
