import { barrierCostQuery, payBarrier } from '@parking/api-client'
import * as v from 'valibot'
import { readAccount, readAnew } from '../account/readAccount.ts'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent } from './accountShows.ts'
import { findPaid, type BankPayment } from './findByOrder.ts'
import { bankAnswer, mayPayByCall, paidByMethod } from './fromBalance.ts'

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
  paysByCall: mayPayByCall,
  send: async ({ api }, { method, phone = null, parking, sessionId, amount }, key) => {
    const call = payBarrier({ method, phone, parkingNumber: parking, sessionId })
    const outcome = await api.run(call, { idempotencyKey: key })
    return outcome.kind === 'redirect'
      ? bankAnswer(outcome)
      : { kind: 'happened', result: { amount, message: outcome.message } }
  },
  subject: ({ parking, ticket }) => `${parking} ${ticket}`,
  // Two tickets may cost the same, so the ticket itself is asked what is left to pay.
  read: async (context, since, { ticket, parking }) => {
    const { api, queryClient } = context
    const query = barrierCostQuery(api, { ticketNumber: ticket, parkingNumber: parking })
    const [account, ticketCost] = await Promise.all([
      readAccount(context, since),
      readAnew(queryClient, query).then(
        ({ cost }) => cost,
        // A city may know a ticket no more that was paid: the history has to tell.
        () => null,
      ),
    ])
    return { ...account, ticketCost }
  },
  matches: ({ intent }, { type, plate, sum, parking, description }) =>
    (type === 'paymentGate' || type === 'payment') &&
    plate === null &&
    sum === intent.amount &&
    (parking === null || parking === intent.parking) &&
    // A city that names the ticket names its own.
    (description === null || !/\d/u.test(description) || names(description, intent.ticket)),
  find: (attempt, account, { done, isOpen }) => {
    const { intent, bank } = attempt
    const paid = { amount: intent.amount, message: null }
    if ((bank?.order ?? null) !== null) {
      const found = findPaid(attempt, account, 'paymentGate')
      return found.kind === 'happened'
        ? { kind: 'happened', result: { ...paid, ...found.result } }
        : found
    }
    const isNamed = done.some(({ description }) => names(description ?? '', intent.ticket))
    if (isNamed || account.ticketCost === 0) return { kind: 'happened', result: paid }
    return isOpen || done.length > 0 ? { kind: 'open' } : absent(account)
  },
}

/** Whether a text names a ticket, and not another one whose number holds it. */
function names(words: string, ticket: string): boolean {
  return words.split(/[^\p{L}\d]+/u).includes(ticket)
}
