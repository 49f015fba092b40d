import type { Call, Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findOrder } from '../money/orders.ts'
import type { OrderRow } from '../store/schema.ts'
import { readRoubles, roubles } from '../wire/roubles.ts'

const STATUSES: Readonly<Record<OrderRow['status'], string>> = {
  new: 'waiting',
  paid: 'authorized',
  declined: 'declined',
}

/** Takes the card widget's report. Anybody can send one, so it changes nothing: the bank decides. */
function sendCardPayment(call: Call): unknown {
  const { input } = call
  const amount = readRoubles(text(input, 'amount'))
  const order = findOrder(call, text(input, 'order'))
  if (order.amount !== amount) throw new Refusal('PaymentServiceError')
  return {
    status: 'ok',
    result: {
      source: text(input, 'source'),
      order: order.id,
      billNumber: text(input, 'billnumber'),
      amount: roubles(amount),
      paymentDate: text(input, 'paymentDate'),
      status: STATUSES[order.status],
    },
  }
}

/** The card widget's report. */
export const cardPaymentHandlers: Handlers = { sendCardPayment }
