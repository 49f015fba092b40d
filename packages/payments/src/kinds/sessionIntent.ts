import * as v from 'valibot'

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
