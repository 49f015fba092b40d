import type { Instant } from '@parking/pricing'
import { currentSessions, untimedSessions } from './currentSessions.ts'
import { sessionState } from './sessionState.ts'
import type { ParkingSession } from './ParkingSession.ts'

/**
 * All sessions that run, the one that ends first at the front and those without an end that is known
 * last. Their vehicles stand parked, for the rule that a vehicle parks once at a time; one in an unknown
 * state refuses nothing: the back end knows.
 */
export function runningSessions(
  sessions: readonly ParkingSession[],
  now: Instant,
): readonly ParkingSession[] {
  const untimed = untimedSessions(sessions, now)
  const endless = untimed.filter((session) => sessionState(session, now) === 'endless')
  return [...currentSessions(sessions, now), ...endless]
}
