import { abortSession } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent, happened, isGone } from './accountShows.ts'
import { endedIntent } from './sessionIntent.ts'
import { endsUnpaid } from './startUnpaidKind.ts'

const abortIntent = v.object({
  ...endedIntent.entries,
  /** One of the city's: the call asks for one, though nothing is paid. */
  method: v.string(),
})

/** What a driver wants who gives an unpaid session up. */
export type AbortIntent = v.InferOutput<typeof abortIntent>

/** That the session is deleted; nothing is told of it. */
type Aborted = 'aborted'

/** Deletes a session that nothing was paid for: it can't be paid any more. */
export const abortKind: ChargeKind<AbortIntent, Aborted> = {
  name: 'abort',
  intent: abortIntent,
  paysByCall: () => true,
  isSafeAgain: true,
  send: async ({ api }, { reservationId, method }, key) => {
    const call = abortSession({ orderId: reservationId, method })
    await api.run(call, { idempotencyKey: key })
    return { kind: 'happened', result: 'aborted' }
  },
  subject: ({ reservationId }) => reservationId,
  ends: endsUnpaid,
  meansDone: (errorName) => (errorName === 'ParkingSessionWasFree' ? 'aborted' : null),
  tells: (end) =>
    end.kind === 'done' && end.result !== null
      ? { kind: 'isOver', reservationId: end.attempt.intent.reservationId }
      : null,
  find: ({ intent }, account) => (isGone(intent, account) ? happened : absent(account)),
}
