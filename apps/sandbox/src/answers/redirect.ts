import type { Call } from '../http/call.ts'
import { placeOrder, type NewOrder } from '../money/orders.ts'
import { roubles } from '../wire/roubles.ts'

/** Registers a payment with the acquirer and writes where to pay it. */
export function redirect(call: Call, order: NewOrder) {
  const orderId = placeOrder(call, order)
  return {
    RedirectURL: `${call.origin}/sandbox/${call.city.id}/pages/acquirer/${orderId}`,
    amount: roubles(order.amount),
    orderId,
  }
}
