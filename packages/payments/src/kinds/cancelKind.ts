import { cancelSession, type CancelOutcome } from '@parking/api-client'
import { sessionState } from '@parking/domain'
import type * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent, findSession, happened, hasPlace, isFor, isGone } from './accountShows.ts'
import { saysOver, sessionIntent } from './sessionIntent.ts'
import { startKind } from './startKind.ts'

/** What a driver wants who ends a session early. */
export type CancelIntent = v.InferOutput<typeof sessionIntent>

/** Ends a session early; what was not used comes back to the balance. */
export const cancelKind: ChargeKind<CancelIntent, CancelOutcome> = {
  name: 'cancel',
  intent: sessionIntent,
  paysByCall: () => true,
  isSafeAgain: true,
  send: async ({ api }, intent, key) => ({
    kind: 'happened',
    result: await api.run(cancelSession(intent), { idempotencyKey: key }),
  }),
  subject: ({ reservationId }) => reservationId,
  tells: (end) => {
    const isOver = end.kind === 'done' ? end.result !== null : saysOver(end.reason)
    return isOver ? { kind: 'isOver', reservationId: end.attempt.intent.reservationId } : null
  },
  // Parking there once more is another parking.
  ends: ({ plate, startsAt }) => ({
    kind: 'start',
    subject: startKind.subject({ plate }),
    startsAt,
  }),
  // A permit that was given back is written in the same way, for no place.
  matches: ({ intent }, operation) => isFor('cancel', intent, operation) && hasPlace(operation),
  // The history shows it, or it no longer runs before its end.
  find: ({ intent }, account, { done }) => {
    if (done.length > 0) return happened
    const session = findSession(intent, account)
    const state = session === null ? null : sessionState(session, account.now)
    const isOver = state === 'over' || state === 'deferred'
    const isEarly = account.now < intent.endsAt
    return (isGone(intent, account) || isOver) && isEarly ? happened : absent(account)
  },
}
