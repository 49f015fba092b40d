import { renewSession } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { findSession, happenedIf, wasRecorded } from './accountShows.ts'
import { fromBalance, sessionAnswer, type SessionStarted } from './fromBalance.ts'
import { sessionIntent } from './sessionIntent.ts'

const minute = 60_000

const renewIntent = v.object({ ...sessionIntent.entries, durationMinutes: v.number() })

/** What a driver wants who extends a session. */
export type RenewIntent = v.InferOutput<typeof renewIntent>

/** Extends a session, paid from the balance. */
export const renewKind: ChargeKind<RenewIntent, SessionStarted> = {
  name: 'renew',
  intent: renewIntent,
  paysByCall: true,
  send: async (api, { reservationId, durationMinutes }, key) => {
    const input = { reservationId, durationMinutes, method: fromBalance }
    return sessionAnswer(await api.run(renewSession(input), { idempotencyKey: key }))
  },
  // It ends later by as much, or the history shows it.
  find: ({ intent, since }, account) => {
    const session = findSession(intent, account)
    const wanted = intent.endsAt + intent.durationMinutes * minute
    const isLonger = session !== null && session.endsAt >= wanted
    return happenedIf(isLonger || wasRecorded('renew', intent, since, account))
  },
}
