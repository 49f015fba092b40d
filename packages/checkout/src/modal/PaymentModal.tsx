import { LazyDialog } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { paymentModalClosed, usePaymentModal } from '../store/usePaymentModal.ts'

const TopUpDialog = lazy(async () => ({
  default: (await import('../topUp/TopUpDialog.tsx')).TopUpDialog,
}))
const ReceiptDialog = lazy(async () => ({
  default: (await import('../receipt/ReceiptDialog.tsx')).ReceiptDialog,
}))

/** The modal in which money is moved, for whichever page or menu asked; each app needs one. */
export function PaymentModal(): ReactNode {
  const modal = usePaymentModal()
  switch (modal.kind) {
    case 'closed':
      return null
    case 'refill':
      return (
        <LazyDialog onClose={paymentModalClosed}>
          <TopUpDialog missing={modal.missing} />
        </LazyDialog>
      )
    case 'receipt':
      return (
        <LazyDialog onClose={paymentModalClosed}>
          <ReceiptDialog subject={modal.subject} />
        </LazyDialog>
      )
  }
}
