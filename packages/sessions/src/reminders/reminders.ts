import {
  distinctSessions,
  endPassed,
  hasEnd,
  warningReached,
  type ParkingSession,
  type TimedSession,
} from '@parking/domain'
import type { Instant } from '@parking/pricing'

/** Something that a driver is told about a session without asking. */
export type Reminder =
  | { readonly kind: 'ending'; readonly session: TimedSession; readonly minutes: 15 | 5 }
  | { readonly kind: 'over'; readonly session: TimedSession }

/**
 * How long an answer and the code that looks at it may be on their way together, in milliseconds:
 * what happened to a session meanwhile is still to be said.
 */
const onTheWay = 60_000

/**
 * What has to be said between two looks at the clock: that 15 or 5 minutes are left, or that the
 * time is over. After a sleep only what is still true is said.
 *
 * @param lastLook - when the clock was looked at last
 * @param known - ids of the sessions that were there then
 */
export function remindersBetween(
  sessions: readonly ParkingSession[],
  lastLook: Instant,
  now: Instant,
  known: ReadonlySet<string>,
): readonly Reminder[] {
  return distinctSessions(sessions).flatMap((session): readonly Reminder[] => {
    if (session.status !== 'active' || !hasEnd(session)) return []
    const before = known.has(session.id) ? lastLook : Math.min(lastLook, now - onTheWay)
    if (endPassed(session, before, now)) return [{ kind: 'over', session }]
    const minutes = warningReached(session, before, now)
    return minutes === 15 || minutes === 5 ? [{ kind: 'ending', session, minutes }] : []
  })
}

/** Puts new reminders in the place of what was said of the same sessions. */
export function withReminders(
  shown: readonly Reminder[],
  added: readonly Reminder[],
): readonly Reminder[] {
  if (added.length === 0) return shown
  const isReplaced = ({ session }: Reminder): boolean =>
    added.some((one) => one.session.id === session.id)
  return [...shown.filter((reminder) => !isReplaced(reminder)), ...added]
}

/**
 * Leaves out what is no longer true: the session was extended or ended early, or it was the device's
 * clock that said that the time is over, and the city's says otherwise.
 */
export function stillTrue(
  shown: readonly Reminder[],
  sessions: readonly ParkingSession[],
  now: Instant,
): readonly Reminder[] {
  const left = shown.filter(({ kind, session }) => {
    const found = distinctSessions(sessions).find(({ id }) => id === session.id)
    if (kind === 'over') {
      return found === undefined || (found.endsAt === session.endsAt && session.endsAt <= now)
    }
    return found?.endsAt === session.endsAt
  })
  return left.length === shown.length ? shown : left
}
