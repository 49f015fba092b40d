import { payDeferredSession } from '@parking/api-client'
import * as v from 'valibot'
import { readProfile } from '../account/readAccount.ts'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent, findSession, isFor } from './accountShows.ts'
import { findPaid } from './findByOrder.ts'
import { bankAnswer, mayPayByCall, paidByMethod } from './fromBalance.ts'
import { endedIntent } from './sessionIntent.ts'

const payDeferredIntent = v.object({
  ...endedIntent.entries,
  /** What it costs as the driver saw it, in kopecks; null where the city has not said it. */
  amount: v.nullable(v.number()),
  ...paidByMethod.entries,
})

/** What a driver wants who pays a deferred session. */
export type PayDeferredIntent = v.InferOutput<typeof payDeferredIntent>

/** What was paid for it, in kopecks; null where that is not known. */
interface DeferredPaid {
  readonly amount: number | null
}

/** Pays a session that ended unpaid, from the balance or on a bank's page. */
export const payDeferredKind: ChargeKind<PayDeferredIntent, DeferredPaid> = {
  name: 'payDeferred',
  intent: payDeferredIntent,
  paysByCall: mayPayByCall,
  isSafeAgain: true,
  send: async ({ api }, { reservationId, amount, method, phone = null }, key) => {
    const call = payDeferredSession({ orderId: reservationId, method, phone })
    const outcome = await api.run(call, { idempotencyKey: key })
    return outcome.kind === 'redirect'
      ? bankAnswer(outcome)
      : { kind: 'happened', result: { amount } }
  },
  subject: ({ reservationId }) => reservationId,
  // It may have been paid elsewhere since the driver looked.
  checkBefore: async (intent, context) => {
    const session = findSession(intent, await readProfile(context))
    const isAsSeen = session?.status === 'waiting' && session.amountToPay === intent.amount
    return isAsSeen ? null : { kind: 'changed' }
  },
  matches: ({ intent }, operation) =>
    isFor('payment', intent, operation) &&
    // Not the payment of a stay that began after that one was over.
    (operation.startsAt === null || operation.startsAt < (intent.endsAt ?? Infinity)) &&
    (intent.amount === null || operation.sum === intent.amount),
  find: (attempt, account, { ofAll: [payment] }) => {
    const paid = findPaid(attempt, account, 'payment')
    if (paid.kind === 'happened' || paid.kind === 'onBalance') return paid
    const session = findSession(attempt.intent, account)
    // An order that was declined says nothing of a session that was paid in another way.
    if (session?.status === 'waiting') return paid.kind === 'nothing' ? absent(account) : paid
    // It is gone: paid, or given up by the driver elsewhere. Only the history tells.
    return payment === undefined
      ? { kind: 'open' }
      : { kind: 'happened', result: { amount: payment.sum } }
  },
}
