import { cancelNoBalanceSession } from '@parking/api-client'
import type { Kopecks } from '@parking/pricing'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent, findSession, happened, isGone } from './accountShows.ts'
import { findPaid } from './findByOrder.ts'
import { bankAnswer, paidByMethod } from './fromBalance.ts'
import { endedIntent } from './sessionIntent.ts'
import { endsUnpaid } from './startUnpaidKind.ts'

const endUnpaidIntent = v.object({ ...endedIntent.entries, ...paidByMethod.entries })

/** What a driver wants who ends a session that is paid when it ends. */
export type EndUnpaidIntent = v.InferOutput<typeof endUnpaidIntent>

/** What ending such a session came to. */
export type UnpaidEnded =
  /** Nothing had to be paid. */
  | { readonly kind: 'free' }
  | { readonly kind: 'paid'; readonly amount: Kopecks | null }
  /** It is over and waits for its payment. */
  | { readonly kind: 'toPay'; readonly amount: Kopecks | null }

/** Ends a session of a city without balances; what it has cost is paid on a bank's page. */
export const endUnpaidKind: ChargeKind<EndUnpaidIntent, UnpaidEnded> = {
  name: 'endUnpaid',
  intent: endUnpaidIntent,
  paysByCall: () => true,
  isSafeAgain: true,
  send: async ({ api }, { reservationId, method, phone = null }, key) => {
    const call = cancelNoBalanceSession({ orderId: reservationId, method, phone })
    const outcome = await api.run(call, { idempotencyKey: key })
    return outcome.kind === 'redirect'
      ? bankAnswer(outcome)
      : { kind: 'happened', result: { kind: 'paid', amount: null } }
  },
  subject: ({ reservationId }) => reservationId,
  ends: endsUnpaid,
  happensBeforeBank: true,
  meansDone: (errorName) => (errorName === 'ParkingSessionWasFree' ? { kind: 'free' } : null),
  find: (attempt, account) => {
    const { intent, bank } = attempt
    const session = findSession(intent, account)
    if (bank !== null) {
      const paid = findPaid(attempt, account, 'payment')
      if (paid.kind !== 'happened') return paid
      return { kind: 'happened', result: { kind: 'paid', amount: paid.result?.amount ?? null } }
    }
    if (session?.status === 'waiting') {
      return { kind: 'happened', result: { kind: 'toPay', amount: session.amountToPay } }
    }
    return isGone(intent, account) && (intent.endsAt === null || account.now < intent.endsAt)
      ? happened
      : absent(account)
  },
}
