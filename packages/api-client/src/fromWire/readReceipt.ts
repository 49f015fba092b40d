import { type Receipt, type ReceiptStatus } from '@parking/domain'
import { cityTime, exact, need, oneOf, pick, price, record, text } from '../decode.ts'
import { statusOf } from './statusOf.ts'

const receiptStatuses: readonly (readonly [RegExp, ReceiptStatus])[] = [
  [/^оплачен/, 'paid'],
  [/^не ?оплачен/, 'unpaid'],
  [/^(отменен|аннулирован)/, 'cancelled'],
]

const payers: Readonly<Record<string, Receipt['payer']>> = { '1': 'individual', '2': 'legal' }

/** Reads a receipt. */
export function readReceipt(value: unknown, timeZone: string): Receipt {
  const found = record(value, 'receipt')
  const statusText = exact(pick(found, 'status'))
  return {
    number: need(exact(pick(found, 'receiptnumber')), 'receiptnumber'),
    name: text(pick(found, 'receiptname')),
    at: cityTime(pick(found, 'date'), timeZone),
    sum: price(pick(found, 'sum')),
    status: statusOf(receiptStatuses, statusText ?? ''),
    statusText,
    uin: exact(pick(found, 'UIN')),
    payer: oneOf(payers, pick(found, 'type')),
  }
}
