import { PaymentModal, useCheckout } from '@parking/checkout'
import { LazyDialog, LazyPart, useCitySettings, useIsMember } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { isOfUnpaid, sessionActionClosed, useSessionAction } from '../sessions/useSessionAction.ts'
import css from './PaymentDialogs.module.css'

// Nothing has to be reminded of before the page can be used.
const Reminders = lazy(async () => ({ default: (await import('./Reminders.tsx')).Reminders }))
// Hardly anybody has any.
const DoubleCharges = lazy(async () => ({
  default: (await import('./DoubleCharges.tsx')).DoubleCharges,
}))
const ChargeNotices = lazy(async () => ({
  default: (await import('./ChargeNotices.tsx')).ChargeNotices,
}))
const ExtendDialog = lazy(async () => ({
  default: (await import('../sessions/ExtendDialog.tsx')).ExtendDialog,
}))
const CancelDialog = lazy(async () => ({
  default: (await import('../sessions/CancelDialog.tsx')).CancelDialog,
}))
const UnpaidDialog = lazy(async () => ({
  default: (await import('../unpaid/UnpaidDialog.tsx')).UnpaidDialog,
}))
const UnpaidNotices = lazy(async () => ({
  default: (await import('../unpaid/UnpaidNotices.tsx')).UnpaidNotices,
}))

/**
 * The dialogs of sessions and payments and the notices about them, for whichever page or menu asked.
 * An app lays it into its root frame once.
 *
 * @param props.notices - what else is told of the account, beside its own
 */
export function PaymentDialogs({ notices }: { readonly notices?: ReactNode }): ReactNode {
  const isMember = useIsMember()
  const action = useSessionAction()
  const settings = useCitySettings()
  const hasDoubles = useStore(useCheckout().doubles.store).length > 0
  if (!isMember) return null
  return (
    <>
      <div className={css['notices']}>
        {notices}
        <LazyPart lost={null}>
          <Reminders />
        </LazyPart>
        {hasDoubles ? (
          <LazyPart lost={null}>
            <DoubleCharges />
          </LazyPart>
        ) : null}
        <LazyPart lost={null}>
          <ChargeNotices />
        </LazyPart>
        {settings?.hasBalance === false ? (
          <LazyPart lost={null}>
            <UnpaidNotices />
          </LazyPart>
        ) : null}
      </div>
      <LazyDialog key={action.kind} onClose={sessionActionClosed}>
        {action.kind === 'extend' ? <ExtendDialog {...action} /> : null}
        {action.kind === 'cancel' ? <CancelDialog sessionId={action.sessionId} /> : null}
        {isOfUnpaid(action) ? <UnpaidDialog {...action} /> : null}
      </LazyDialog>
      <PaymentModal />
    </>
  )
}
