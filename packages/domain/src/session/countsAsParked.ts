import type { Instant } from '@parking/pricing'
import type { ParkingSession } from './types.ts'

/** Tells whether a session's vehicle counts as parked: every session but a waiting one. */
export function countsAsParked(session: ParkingSession): boolean {
  return session.status !== 'waiting'
}

/** The plates that are parked, for the rule that a vehicle parks once at a time. */
export function parkedPlates(sessions: readonly ParkingSession[], now: Instant): readonly string[] {
  return sessions
    .filter((session) => countsAsParked(session) && session.endsAt > now)
    .map(({ plate }) => plate)
}
