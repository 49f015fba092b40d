import type { ParkingSession } from './ParkingSession.ts'

/**
 * Every session once. Of two under one id the one that ends last counts, since a session only grows.
 * Where their states differ, the state is unknown.
 */
export function distinctSessions(sessions: readonly ParkingSession[]): readonly ParkingSession[] {
  const found = new Map<string, ParkingSession>()
  for (const session of sessions) {
    const other = found.get(session.id)
    found.set(session.id, other === undefined ? session : join(other, session))
  }
  return [...found.values()]
}

function join(one: ParkingSession, other: ParkingSession): ParkingSession {
  const later = (other.endsAt ?? -Infinity) > (one.endsAt ?? -Infinity) ? other : one
  return one.status === other.status ? later : { ...later, status: 'unknown' }
}
