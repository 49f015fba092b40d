import { payBarrier } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { isSince } from './accountShows.ts'
import { bankFinding, findPaid, type BankPayment } from './findByOrder.ts'
import { bankAnswer, isPaidFromBalance, paidByMethod } from './fromBalance.ts'

const barrierIntent = v.object({
  /** What the back end calls the price that it has told. */
  sessionId: v.string(),
  parking: v.string(),
  /** Number of the ticket or card. */
  ticket: v.string(),
  /** In kopecks, as the driver saw it. */
  amount: v.number(),
  ...paidByMethod.entries,
})

/** What a driver wants who pays for a parking behind a barrier. */
export type BarrierIntent = v.InferOutput<typeof barrierIntent>

/** What paying came to: the sum, and what the back end says of the way out. */
export interface BarrierPaid extends BankPayment {
  readonly message: string | null
}

/** Pays a ticket of a barrier parking, from the balance or on a bank's page. */
export const barrierKind: ChargeKind<BarrierIntent, BarrierPaid> = {
  name: 'barrier',
  intent: barrierIntent,
  paysByCall: isPaidFromBalance,
  send: async (api, { method, phone = null, parking, sessionId, amount }, key) => {
    const call = payBarrier({ method, phone, parkingNumber: parking, sessionId })
    const outcome = await api.run(call, { idempotencyKey: key })
    return outcome.kind === 'redirect'
      ? bankAnswer(outcome)
      : { kind: 'done', result: { amount, message: outcome.message } }
  },
  subject: ({ parking, ticket }) => `${parking} ${ticket}`,
  // The history does not name the ticket: its payment is known by its number, or by its sum.
  find: (attempt, account) => {
    const { intent, since, bank } = attempt
    const order = bank?.order ?? null
    const bySum = account.operations.find(
      (one) =>
        order === null &&
        (one.type === 'paymentGate' || one.type === 'payment') &&
        one.plate === null &&
        one.sum === intent.amount &&
        isSince(one, since),
    )
    const found =
      bySum === undefined ? findPaid(attempt, account, 'paymentGate') : bankFinding(bySum, account)
    if (found.kind !== 'happened') return found
    const amount = found.result?.amount ?? intent.amount
    return { kind: 'happened', result: { amount, message: null } }
  },
}
