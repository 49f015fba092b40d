import * as v from 'valibot'

/** A running session as an intent names it. */
export const sessionIntent = v.object({
  reservationId: v.string(),
  plate: v.string(),
  zone: v.nullable(v.string()),
  /** When the session ended as the driver saw it. */
  endsAt: v.number(),
})
