import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { bankFinding, type BankPayment } from './findByOrder.ts'

const orderIntent = v.object({ order: v.string() })

/** A payment at a bank of which this browser knows nothing but its number. */
export type OrderIntent = v.InferOutput<typeof orderIntent>

/** Finds out about a payment that was begun in another browser; it can't be sent from here. */
export const orderKind: ChargeKind<OrderIntent, BankPayment> = {
  name: 'order',
  intent: orderIntent,
  paysByCall: () => false,
  send: () => Promise.reject(new Error('A payment known by its number alone is never sent.')),
  subject: ({ order }) => order,
  find: ({ intent }, account) =>
    bankFinding(
      account.operations.find(({ orderNumber }) => orderNumber === intent.order),
      account,
    ),
}
