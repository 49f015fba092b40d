import { create } from 'zustand'

/** The number of a payment that somebody came back from, and of which this device knows nothing. */
export const useUnknownPayment = create<{ readonly order: string | null }>(() => ({ order: null }))

/** Somebody came back from a payment that is not known here; null: it is, or the words were read. */
export function paymentUnknown(order: string | null): void {
  useUnknownPayment.setState({ order })
}
