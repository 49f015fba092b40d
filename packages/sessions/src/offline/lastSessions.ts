import { runningSessions, type City, type ParkingSession } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { personValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'

type Context = Pick<AppContext, 'storage'> & { readonly city: Pick<City, 'id'> }

const keptSessions = v.object({
  at: v.number(),
  sessions: v.array(
    v.object({
      id: v.string(),
      zone: v.nullable(v.string()),
      parkingCode: v.nullable(v.string()),
      plate: v.string(),
      startsAt: v.number(),
      endsAt: v.nullable(v.number()),
    }),
  ),
})

/** What was last known of the sessions that run, and when. */
export type LastSessions = v.InferOutput<typeof keptSessions>

/**
 * Remembers what runs, to be shown where the connection is gone. Nothing else of the account is kept:
 * it goes with whoever signs out.
 */
export function sessionsSeen(
  context: Context,
  sessions: readonly ParkingSession[],
  now: Instant,
): void {
  const running = runningSessions(sessions, now).map(
    ({ id, zone, parkingCode, plate, startsAt, endsAt }) => ({
      id,
      zone,
      parkingCode,
      plate,
      startsAt,
      endsAt,
    }),
  )
  kept(context).write(running.length === 0 ? null : { at: now, sessions: running })
}

/** What was last known to run, the one that ends first at the front, and has not ended since; null where nothing is. */
export function lastSessions(context: Context, now: Instant): LastSessions | null {
  const known = kept(context).read()
  const sessions = known?.sessions.filter(({ endsAt }) => endsAt === null || endsAt > now) ?? []
  return known === null || sessions.length === 0 ? null : { at: known.at, sessions }
}

/** Somebody has signed out: whoever uses the device next is somebody else. */
export function sessionsForgotten(context: Context): void {
  kept(context).write(null)
}

function kept(context: Context) {
  return personValue(context, 'sessions', keptSessions)
}
