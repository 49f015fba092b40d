import type { Kopecks } from '@parking/pricing'
import { create } from 'zustand'

/** The top-up dialog: whether it is open, and the amount that is missing. */
export interface TopUpState {
  readonly isOpen: boolean
  /** What should at least be topped up, null where the driver decides. */
  readonly missing: Kopecks | null
}

/** Whether the top-up dialog is open. */
export const useTopUp = create<TopUpState>(() => ({ isOpen: false, missing: null }))

/** The driver wants to top up, perhaps because an amount is missing. */
export function topUpRequested(missing: Kopecks | null = null): void {
  useTopUp.setState({ isOpen: true, missing })
}

/** The top-up dialog was closed. */
export function topUpClosed(): void {
  useTopUp.setState({ isOpen: false, missing: null })
}
