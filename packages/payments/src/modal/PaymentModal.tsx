import { LazyDialog, late } from '@parking/runtime'
import { useDeferredValue, type ReactNode } from 'react'
import {
  paymentModalClosed,
  usePaymentModal,
  type PaymentModalState,
} from '../store/usePaymentModal.ts'

const TopUpDialog = late(async () => (await import('../topUp/TopUpDialog.tsx')).TopUpDialog)
const ReceiptDialog = late(async () => (await import('../receipt/ReceiptDialog.tsx')).ReceiptDialog)

/** The modal in which money is moved, for whichever page or menu asked; each app needs one. */
export function PaymentModal(): ReactNode {
  const wanted = usePaymentModal()
  const loaded = useDeferredValue(wanted)
  // One gives way to the next when that has come; none is left over when it was closed.
  const shown = wanted.kind === 'closed' ? wanted : loaded
  return <LazyDialog onClose={paymentModalClosed}>{dialogOf(shown)}</LazyDialog>
}

function dialogOf(modal: PaymentModalState): ReactNode {
  switch (modal.kind) {
    case 'closed':
      return null
    case 'refill':
      return <TopUpDialog missing={modal.missing} />
    case 'receipt':
      return <ReceiptDialog subject={modal.subject} />
  }
}
