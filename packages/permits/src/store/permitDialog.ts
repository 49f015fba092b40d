import { createPersonStore } from '@parking/runtime'
import type { OfferSearch } from '@parking/api-client'
import type { PermitAction } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'

/** What a driver is about to buy, as far as it has been filled in. */
export interface PermitDraft {
  readonly code: string
  /** What the constructor was asked when it found the permit; null for one that is on sale. */
  readonly search: OfferSearch | null
  /** Null until one is chosen. */
  readonly plate: string | null
  /** Null until one is chosen. */
  readonly startDate: DateOnly | null
}

/** The dialog about a permit that is open. */
export type PermitDialog =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'buy' } & PermitDraft)
  | { readonly kind: PermitAction; readonly orderNumber: string }

/** The dialog that is open. What was filled in outlives an expired token. */
export const usePermitDialog = createPersonStore<PermitDialog>({ kind: 'none' })

/** The driver wants to buy a permit. */
export function purchaseRequested(code: string, search: OfferSearch | null = null): void {
  usePermitDialog.setState({ kind: 'buy', code, search, plate: null, startDate: null }, true)
}

/** The driver has filled in something of the purchase. */
export function purchaseChanged(change: Partial<Pick<PermitDraft, 'plate' | 'startDate'>>): void {
  usePermitDialog.setState((dialog) => (dialog.kind === 'buy' ? { ...dialog, ...change } : dialog))
}

/** The driver wants to do something with a permit. */
export function permitActionRequested(kind: PermitAction, orderNumber: string): void {
  usePermitDialog.setState({ kind, orderNumber }, true)
}

/** The dialog was closed. */
export function permitDialogClosed(): void {
  usePermitDialog.setState({ kind: 'none' }, true)
}
