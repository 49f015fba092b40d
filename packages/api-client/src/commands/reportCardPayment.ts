import type { Instant, Kopecks } from '@parking/pricing'
import { call } from '../call.ts'
import { readCardReport } from '../fromWire/cardReport.ts'
import { writeMoney } from '../toWire.ts'

/**
 * Tells the back end how a card payment ended, by what the way back claims; answers what the bank has
 * told the back end of it. The report proves nothing: anybody can send one.
 */
export const reportCardPayment = (input: {
  source: string
  invoiceId: string
  billNumber: string
  amount: Kopecks
  paidAt: Instant
  /** Null where nobody has claimed anything: then it only asks. */
  isAuthorized: boolean | null
}) =>
  call('get', '/api/payment/payment-from-portal', {
    movesMoney: true,
    query: {
      source: input.source,
      order: input.invoiceId,
      billnumber: input.billNumber,
      amount: writeMoney(input.amount),
      paymentDate: new Date(input.paidAt).toISOString().replaceAll(/\D/g, '').slice(0, 14),
      ...(input.isAuthorized === null
        ? {}
        : { status: input.isAuthorized ? 'authorized' : 'not authorized' }),
    },
    read: (result) => readCardReport(result, input.invoiceId),
  })
