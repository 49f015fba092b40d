import { exact, meaningful, need, pick, record, WrongShape } from '../decode.ts'

/** What the back end made of the report of a card payment. */
export interface CardReport {
  readonly kind: 'reported'
  /** Whether the order is paid. */
  readonly isAuthorized: boolean
  /** Whether the bank has declined it. Neither: it waits, or is in a state that nobody knows. */
  readonly isDeclined: boolean
}

/** Reads what became of the report of a card payment; one of another order is none of ours. */
export function readCardReport(result: unknown, invoiceId: string): CardReport {
  const found = record(result)
  const order = exact(pick(found, 'order'))
  if (order !== null && order !== invoiceId) throw new WrongShape('order')
  const status = need(meaningful(pick(found, 'status')), 'status')
  return {
    kind: 'reported',
    isAuthorized: status === 'authorized',
    isDeclined: status === 'declined',
  }
}
