import type { Kopecks } from '@parking/pricing'
import { create } from 'zustand'

/** What the payment modal is open for. */
export type PaymentModalState =
  | { readonly kind: 'closed' }
  /** The balance is topped up; `missing` is what should at least be, null where the driver decides. */
  | { readonly kind: 'refill'; readonly missing: Kopecks | null }

/** Whether the payment modal is open, and what for. */
export const usePaymentModal = create<PaymentModalState>(() => ({ kind: 'closed' }))

/** The driver wants to top up, perhaps because an amount is missing. */
export function topUpRequested(missing: Kopecks | null = null): void {
  usePaymentModal.setState({ kind: 'refill', missing }, true)
}

/** The payment modal was closed. */
export function paymentModalClosed(): void {
  usePaymentModal.setState({ kind: 'closed' }, true)
}
