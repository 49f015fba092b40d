import { renewSession } from '@parking/api-client'
import * as v from 'valibot'
import { readShownProfile } from '../account/readAccount.ts'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent, findSession, happened, isFor } from './accountShows.ts'
import { findAtBank } from './findByOrder.ts'
import {
  fromBalance,
  mayPayByCall,
  paidBy,
  sessionAnswer,
  type SessionStarted,
} from './fromBalance.ts'
import { mayBeSince } from '../charge/ownOperations.ts'
import { chargedSum } from '../price/chargedSum.ts'
import { saysOver, sessionIntent } from './sessionIntent.ts'

const minute = 60_000

const renewIntent = v.object({
  ...sessionIntent.entries,
  durationMinutes: v.number(),
  ...paidBy.entries,
})

/** What a driver wants who extends a session. */
export type RenewIntent = v.InferOutput<typeof renewIntent>

/** Extends a session, paid from the balance or on a bank's page. */
export const renewKind: ChargeKind<RenewIntent, SessionStarted> = {
  name: 'renew',
  intent: renewIntent,
  paysByCall: mayPayByCall,
  send: async ({ api }, { reservationId, durationMinutes, method, phone }, key) => {
    const paid = { method: method ?? fromBalance, phone: phone ?? null }
    const input = { reservationId, durationMinutes, ...paid }
    return sessionAnswer(await api.run(renewSession(input), { idempotencyKey: key }))
  },
  subject: ({ reservationId }) => reservationId,
  tells: (end) => {
    const { intent, price } = end.attempt
    const { reservationId, endsAt, durationMinutes } = intent
    if (end.kind === 'refused')
      return saysOver(end.reason) ? { kind: 'isOver', reservationId } : null
    if (end.result === null) return null
    const wanted = endsAt + durationMinutes * minute
    const told = end.result.session?.endsAt ?? wanted
    const charged = price === null ? null : chargedSum(price, end.result.session?.sum ?? null)
    return {
      kind: 'isExtended',
      reservationId,
      endsAt: told > endsAt ? told : wanted,
      sum: charged === null ? null : (price?.sumBefore ?? 0) + charged.charged,
    }
  },
  // Somebody else may have extended or ended it since the driver looked.
  checkBefore: async (intent, context) => {
    const session = findSession(intent, await readShownProfile(context))
    return session !== null && session.endsAt === intent.endsAt ? null : { kind: 'changed' }
  },
  matches: ({ intent, price }, operation) =>
    isFor('renew', intent, operation) &&
    (operation.durationMinutes === null
      ? operation.sum === price?.total
      : operation.durationMinutes === intent.durationMinutes),
  // The history tells it; else the end of the session does, if nobody else has moved it.
  find: (attempt, account, { done, isOpen }) => {
    const { intent, since } = attempt
    const atBank = findAtBank(attempt, account, 'renew')
    if (atBank !== null) return atBank
    if (done.length > 0) return happened
    const session = findSession(intent, account)
    const added = ((session?.endsAt ?? intent.endsAt) - intent.endsAt) / minute
    // A session that is gone or was ended early leaves it to the history.
    if (added <= 0) return isOpen ? { kind: 'open' } : absent(account)
    const byOthers = account.operations.filter(
      (one) => isFor('renew', intent, one) && one.status === 'done' && mayBeSince(one, since),
    )
    if (added === sum(byOthers.map(({ durationMinutes }) => durationMinutes ?? 0))) {
      return isOpen ? { kind: 'open' } : absent(account)
    }
    return added === intent.durationMinutes ? happened : { kind: 'open' }
  },
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
