import { randomInt } from 'node:crypto'
import type { Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import type { OrderRow } from '../store/schema.ts'
import { parseRecord, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { recordOperation, type NewOperation } from './recordOperation.ts'

/** What a payment from outside is for. */
export interface NewOrder {
  account: number
  amount: Kopecks
  purpose: OrderRow['purpose']
  method: string
  /** What is done once it is paid, as the purpose's own data. */
  payload: Readonly<Record<string, unknown>>
}

/**
 * Registers a payment with the acquirer.
 *
 * @returns its id, which no one can guess, and by which the driver's history has it later.
 */
export function placeOrder(
  { store, city, now }: CityContext,
  { payload, ...order }: NewOrder,
): string {
  const id = String(randomInt(10 ** 13, 10 ** 14))
  store.run(
    store.from.insertInto('orders').values({
      ...order,
      id,
      city: city.id,
      payload: JSON.stringify(payload),
      status: 'new',
      created_at: now,
      paid_at: null,
    }),
  )
  return id
}

/** Finds a payment; @throws Refusal `PaymentServiceError`. */
export function findOrder({ store, city }: CityContext, id: string): OrderRow {
  const order = store.get(
    store.from.selectFrom('orders').selectAll().where('city', '=', city.id).where('id', '=', id),
  )
  if (!order) throw new Refusal('PaymentServiceError')
  return order
}

/** Marks a payment as paid and does what it was for, once: a second call changes nothing. */
export function payOrder({ store, now }: CityContext, order: OrderRow, settle: () => void): void {
  store.transaction(() => {
    const { changes } = store.run(
      store.from
        .updateTable('orders')
        .set({ status: 'paid', paid_at: now })
        .where('id', '=', order.id)
        .where('status', '=', 'new'),
    )
    if (changes > 0) settle()
  })
}

/** What the history calls a payment from outside. */
const OPERATIONS: Readonly<Record<OrderRow['purpose'], NewOperation['type']>> = {
  refill: 'refill',
  renew: 'renew',
  session: 'payment',
  subscription: 'subscription',
  deferred: 'payment',
  break: 'payment',
  barrier: 'paymentGate',
}

/** Marks a payment as declined, in the driver's history too, unless it is paid already. */
export function declineOrder(context: CityContext, order: OrderRow): void {
  const { store } = context
  store.transaction(() => {
    const { changes } = store.run(
      store.from
        .updateTable('orders')
        .set({ status: 'declined' })
        .where('id', '=', order.id)
        .where('status', '=', 'new'),
    )
    if (changes === 0) return
    recordOperation(context, {
      account: order.account,
      type: OPERATIONS[order.purpose],
      status: 'error',
      sum: order.amount,
      orderNumber: order.id,
      phone: text(parseRecord(order.payload), 'phone'),
    })
  })
}
