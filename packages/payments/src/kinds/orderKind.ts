import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { bankFinding, decisiveTry, type BankPayment } from './findByOrder.ts'

const orderIntent = v.object({ order: v.string() })

/** A payment at a bank of which this browser knows nothing but its number. */
export type OrderIntent = v.InferOutput<typeof orderIntent>

/** What it came to, and whether it was to top the balance up. */
export interface OrderPaid extends BankPayment {
  readonly isTopUp: boolean
}

/** Finds out about a payment that was begun in another browser; it can't be sent from here. */
export const orderKind: ChargeKind<OrderIntent, OrderPaid> = {
  name: 'order',
  intent: orderIntent,
  paysByCall: () => false,
  send: () => Promise.reject(new Error('A payment known by its number alone is never sent.')),
  subject: ({ order }) => order,
  find: ({ intent }, account) => {
    const paid = decisiveTry(
      account.operations.filter(({ orderNumber }) => orderNumber === intent.order),
    )
    const found = bankFinding(paid, account)
    if (found.kind !== 'happened') return found
    const isTopUp = paid?.type === 'refill'
    return { kind: 'happened', result: found.result && { ...found.result, isTopUp } }
  },
}
