import type { ParkingSession } from '@parking/domain'
import * as v from 'valibot'

const keptSession: v.GenericSchema<unknown, ParkingSession> = v.object({
  id: v.string(),
  reservationId: v.nullable(v.string()),
  status: v.picklist(['active', 'waiting', 'ended', 'unknown']),
  zone: v.nullable(v.string()),
  parkingCode: v.nullable(v.string()),
  plate: v.string(),
  startsAt: v.number(),
  endsAt: v.nullable(v.number()),
  durationMinutes: v.number(),
  sum: v.nullable(v.number()),
  amountToPay: v.nullable(v.number()),
  postPaymentStartsAt: v.nullable(v.number()),
})

/** Tells what an answer has said from anything else that may lie where it is kept. */
export const saidOfSession = v.variant('kind', [
  v.object({ kind: v.literal('runs'), session: keptSession }),
  v.object({
    kind: v.literal('isExtended'),
    reservationId: v.string(),
    endsAt: v.number(),
    /** What the session costs now; null where that is not told. */
    sum: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('isOver'), reservationId: v.string() }),
  /** Something has come of a call; the balance is the one of before, null where it was not known. */
  v.object({ kind: v.literal('hasChanged'), balance: v.nullable(v.number()) }),
])

/** What an answer has said of a session. */
export type Said = v.InferOutput<typeof saidOfSession>
