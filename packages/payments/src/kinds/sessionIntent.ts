import { ApiError } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeRefusal } from '../charge/ChargeState.ts'

/** A running session as an intent names it. */
export const sessionIntent = v.object({
  reservationId: v.string(),
  plate: v.string(),
  zone: v.nullable(v.string()),
  /** When the session ended as the driver saw it. */
  endsAt: v.number(),
  /** When it began; absent where that was not kept. */
  startsAt: v.optional(v.number()),
})

/** The same of one that is ended or paid when it ends: its end may not be known. */
export const endedIntent = v.object({ ...sessionIntent.entries, endsAt: v.nullable(v.number()) })

/**
 * Whether a back end has refused because the session is over, which an account that is late does not show
 * yet.
 */
export function saysOver(reason: ChargeRefusal): boolean {
  const error = reason.kind === 'error' || reason.kind === 'echo' ? reason.error : null
  return error instanceof ApiError && error.errorName === 'ParkingSessionIsOver'
}
