import { randomBytes } from 'node:crypto'
import type { Instant, Kopecks } from '@parking/pricing'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { OrderRow } from '../store/schema.ts'

/** What a payment from outside is for. */
export interface NewOrder {
  city: string
  account: number
  /** Kopecks. */
  amount: Kopecks
  purpose: OrderRow['purpose']
  method: string
  /** What is done once it is paid, as the purpose's own data. */
  payload?: Readonly<Record<string, unknown>>
}

/** Registers a payment with the acquirer; returns its id, which no one can guess. */
export function placeOrder(store: Store, order: NewOrder, now: Instant): string {
  const id = randomBytes(12).toString('hex')
  store.run(
    store.from.insertInto('orders').values({
      id,
      city: order.city,
      account: order.account,
      amount: order.amount,
      purpose: order.purpose,
      payload: JSON.stringify(order.payload ?? {}),
      method: order.method,
      status: 'new',
      created_at: now,
      paid_at: null,
    }),
  )
  return id
}

/** Finds a payment; @throws Refusal `PaymentServiceError`. */
export function findOrder(store: Store, city: string, id: string): OrderRow {
  const order = store.get(
    store.from.selectFrom('orders').selectAll().where('city', '=', city).where('id', '=', id),
  )
  if (!order) throw new Refusal('PaymentServiceError')
  return order
}

/**
 * Marks a payment as paid and does what it was for, once: a second call changes nothing.
 *
 * @returns whether it was this call that paid it.
 */
export function payOrder(
  store: Store,
  order: OrderRow,
  settle: (order: OrderRow) => void,
  now: Instant,
): boolean {
  return store.transaction(() => {
    const { changes } = store.run(
      store.from
        .updateTable('orders')
        .set({ status: 'paid', paid_at: now })
        .where('id', '=', order.id)
        .where('status', '=', 'new'),
    )
    if (changes === 0) return false
    settle(order)
    return true
  })
}

/** Marks a payment as declined, unless it is paid already. */
export function declineOrder(store: Store, order: OrderRow): void {
  store.run(
    store.from
      .updateTable('orders')
      .set({ status: 'declined' })
      .where('id', '=', order.id)
      .where('status', '=', 'new'),
  )
}
