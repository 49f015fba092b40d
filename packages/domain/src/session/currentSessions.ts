import type { Instant } from '@parking/pricing'
import type { ParkingSession } from './types.ts'

/**
 * The sessions that run now, the one that ends first at the front.
 *
 * In a city without balance only active sessions count as current; elsewhere a session that waits
 * does not run either, because nothing has been paid for it.
 */
export function currentSessions(
  sessions: readonly ParkingSession[],
  now: Instant,
): readonly ParkingSession[] {
  return sessions
    .filter(({ status, endsAt }) => status === 'active' && endsAt > now)
    .toSorted((one, other) => one.endsAt - other.endsAt)
}

/** The sessions that wait for their payment, the oldest at the front. */
export function deferredSessions(sessions: readonly ParkingSession[]): readonly ParkingSession[] {
  return sessions
    .filter(({ status }) => status === 'waiting')
    .toSorted((one, other) => one.startsAt - other.startsAt)
}

/** The session that began last, if its end has not passed; null when there is none. */
export function latestSession(
  sessions: readonly ParkingSession[],
  now: Instant,
): ParkingSession | null {
  const latest = sessions.reduce<ParkingSession | null>(
    (found, session) => (found === null || session.startsAt > found.startsAt ? session : found),
    null,
  )
  return latest !== null && latest.endsAt >= now ? latest : null
}
