import { cancelSession, type CancelOutcome } from '@parking/api-client'
import type * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { findSession, happenedIf, wasRecorded } from './accountShows.ts'
import { sessionIntent } from './sessionIntent.ts'

/** What a driver wants who ends a session early. */
export type CancelIntent = v.InferOutput<typeof sessionIntent>

/** Ends a session early; what was not used comes back to the balance. */
export const cancelKind: ChargeKind<CancelIntent, CancelOutcome> = {
  name: 'cancel',
  intent: sessionIntent,
  paysByCall: true,
  send: async (api, intent, key) => ({
    kind: 'done',
    result: await api.run(cancelSession(intent), { idempotencyKey: key }),
  }),
  // It no longer runs before its end, or the history shows it.
  find: ({ intent, since }, account) => {
    const session = findSession(intent, account)
    const isOver = session === null || session.status !== 'active' || session.endsAt <= account.now
    const isEarly = isOver && account.now < intent.endsAt
    return happenedIf(isEarly || wasRecorded('cancel', intent, since, account))
  },
}
