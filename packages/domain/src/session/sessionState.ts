import type { Instant } from '@parking/pricing'
import type { ParkingSession } from './ParkingSession.ts'

/** What a session is at some time. */
export type SessionState =
  /** It is paid, or paid when it ends, and its end is known. */
  | 'running'
  /** It runs, and nobody knows until when. */
  | 'endless'
  /** It begins later. */
  | 'coming'
  /** It waits for its payment. */
  | 'deferred'
  /** Nobody knows whether it runs or waits. */
  | 'unclear'
  | 'over'

/** Back ends round a beginning to the minute, and the clock here may be behind theirs, in milliseconds. */
const rounding = 60_000

/** Tells what a session is now. */
export function sessionState(
  { status, startsAt, endsAt }: Pick<ParkingSession, 'status' | 'startsAt' | 'endsAt'>,
  now: Instant,
): SessionState {
  if (status === 'unknown') return 'unclear'
  if (status === 'waiting') return 'deferred'
  if (status === 'ended' || (endsAt !== null && endsAt <= now)) return 'over'
  if (startsAt > now + rounding) return 'coming'
  return endsAt === null ? 'endless' : 'running'
}
