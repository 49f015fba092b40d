import { createPersonStore } from '@parking/runtime'
import type { Kopecks } from '@parking/pricing'

/** What a receipt to pay by is made for. */
export type ReceiptSubject =
  | { readonly kind: 'topUp'; readonly sum: Kopecks }
  | {
      readonly kind: 'permit'
      readonly code: string
      readonly plate: string
      readonly sum: Kopecks
    }

/** What the payment modal is open for. */
export type PaymentModalState =
  | { readonly kind: 'closed' }
  /** The balance is topped up; `missing` is what should at least be, null where the driver decides. */
  | { readonly kind: 'refill'; readonly missing: Kopecks | null }
  | { readonly kind: 'receipt'; readonly subject: ReceiptSubject }

/** Whether the payment modal is open, and what for. */
export const usePaymentModal = createPersonStore<PaymentModalState>({ kind: 'closed' })

/** The driver wants to top up, perhaps because an amount is missing. */
export function topUpRequested(missing: Kopecks | null = null): void {
  usePaymentModal.setState({ kind: 'refill', missing }, true)
}

/** The driver wants a receipt to pay by. */
export function receiptRequested(subject: ReceiptSubject): void {
  usePaymentModal.setState({ kind: 'receipt', subject }, true)
}

/** The payment modal was closed. */
export function paymentModalClosed(): void {
  usePaymentModal.setState({ kind: 'closed' }, true)
}
