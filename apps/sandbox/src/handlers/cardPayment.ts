import type { Call, Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { declineOrder, findOrder } from '../money/orders.ts'
import { takePayment } from '../parking/settleOrder.ts'
import { readRoubles, roubles } from '../wire/roubles.ts'

/** Takes what the card widget says of a payment; an order is paid once and for its own amount. */
function sendCardPayment(call: Call): unknown {
  const { input } = call
  const amount = readRoubles(text(input, 'amount'))
  const order = findOrder(call, text(input, 'order'))
  if (order.amount !== amount) throw new Refusal('PaymentServiceError')
  if (text(input, 'status') === 'authorized') {
    takePayment(call, order)
  } else {
    declineOrder(call, order)
  }
  const { status } = findOrder(call, order.id)
  return {
    status: 'ok',
    result: {
      source: text(input, 'source'),
      order: order.id,
      billNumber: text(input, 'billnumber'),
      amount: roubles(amount),
      paymentDate: text(input, 'paymentDate'),
      status: status === 'paid' ? 'authorized' : 'declined',
    },
  }
}

/** The card widget's report. */
export const cardPaymentHandlers: Handlers = { sendCardPayment }
