import type { Instant } from '@parking/pricing'
import { distinctSessions } from './distinctSessions.ts'
import { sessionState } from './sessionState.ts'
import type { ParkingSession, TimedSession } from './ParkingSession.ts'

/**
 * The sessions that run now and whose end is known, the one that ends first at the front.
 *
 * In a city without balance only active sessions count as current; elsewhere a session that waits
 * does not run either, because nothing has been paid for it.
 */
export function currentSessions(
  sessions: readonly ParkingSession[],
  now: Instant,
): readonly TimedSession[] {
  return distinctSessions(sessions)
    .filter((session) => sessionState(session, now) === 'running')
    .filter(hasEnd)
    .toSorted((one, other) => one.endsAt - other.endsAt)
}

/** Tells whether the end of a session is known. */
export function hasEnd(session: ParkingSession): session is TimedSession {
  return session.endsAt !== null
}

const untimed = ['endless', 'coming', 'unclear'] as const

/**
 * What else an account has to show: the sessions that run without an end that is known, then those that
 * begin later, then those in an unknown state; of each the one that began first at the front.
 */
export function untimedSessions(
  sessions: readonly ParkingSession[],
  now: Instant,
): readonly ParkingSession[] {
  const byBeginning = distinctSessions(sessions).toSorted(
    (one, other) => one.startsAt - other.startsAt,
  )
  return untimed.flatMap((state) =>
    byBeginning.filter((session) => sessionState(session, now) === state),
  )
}

/** The sessions that wait for their payment, the oldest at the front. */
export function deferredSessions(sessions: readonly ParkingSession[]): readonly ParkingSession[] {
  return distinctSessions(sessions)
    .filter(({ status }) => status === 'waiting')
    .toSorted((one, other) => one.startsAt - other.startsAt)
}
