import { LazyDialog } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { paymentModalClosed, usePaymentModal } from '../store/usePaymentModal.ts'

const TopUpDialog = lazy(async () => ({
  default: (await import('./TopUpDialog.tsx')).TopUpDialog,
}))

/** The modal in which money is moved, for whichever page or menu asked; each app needs one. */
export function PaymentModal(): ReactNode {
  const modal = usePaymentModal()
  if (modal.kind === 'closed') return null
  return (
    <LazyDialog onClose={paymentModalClosed}>
      <TopUpDialog missing={modal.missing} />
    </LazyDialog>
  )
}
