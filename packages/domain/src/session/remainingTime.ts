import type { Instant } from '@parking/pricing'

const minute = 60_000

/** From this many minutes on, the remaining time is worded as "now" (specification, section 9). */
const endingNowMinutes = 15

/** A session can be cancelled while at least this many minutes remain (specification, section 9). */
const cancelMinutes = 30

/** The remaining minutes at which a driver is told that a session ends. */
const warningMinutes = [30, 15, 5] as const

/** A remaining time at which a driver is told. */
export type WarningMinutes = (typeof warningMinutes)[number]

interface Ending {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Milliseconds that remain of a session; 0 when its end has passed. */
export function remainingTime(session: Pick<Ending, 'endsAt'>, now: Instant): number {
  return Math.max(0, session.endsAt - now)
}

/** The part of a session that remains, 1 before its start and 0 after its end or without one. */
export function remainingFraction(session: Ending, now: Instant): number {
  const length = session.endsAt - session.startsAt
  const fraction = Math.min(1, remainingTime(session, now) / length)
  return length > 0 && fraction > 0 ? fraction : 0
}

/** Tells whether the remaining time is worded as "now": 15 minutes or less, but not over. */
export function isEndingNow(session: Pick<Ending, 'endsAt'>, now: Instant): boolean {
  const left = remainingTime(session, now)
  return left > 0 && left <= endingNowMinutes * minute
}

/** Tells whether a session can still be cancelled: 30 minutes or more remain. */
export function canCancel(session: Pick<Ending, 'endsAt'>, now: Instant): boolean {
  return remainingTime(session, now) >= cancelMinutes * minute
}

/**
 * The warning that was reached between two looks at a session, the most urgent one when several
 * were; null when none was. A session that has ended warns of nothing.
 *
 * @param before - when the session was looked at last
 * @param now - now
 */
export function warningReached(
  session: Pick<Ending, 'endsAt'>,
  before: Instant,
  now: Instant,
): WarningMinutes | null {
  const leftBefore = session.endsAt - before
  const left = remainingTime(session, now)
  if (left === 0) return null
  const reached = warningMinutes.filter((at) => left <= at * minute && leftBefore > at * minute)
  return reached.at(-1) ?? null
}

/** Tells whether a session's end passed between two looks; then the profile is read again, once. */
export function endPassed(session: Pick<Ending, 'endsAt'>, before: Instant, now: Instant): boolean {
  return before < session.endsAt && session.endsAt <= now
}
