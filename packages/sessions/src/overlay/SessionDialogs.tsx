import { PaymentModal, usePayments } from '@parking/payments'
import { LazyDialog, LazyBoundary, useCitySettings, useIsMember, late } from '@parking/runtime'
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { isOfUnpaid, sessionActionClosed, useSessionAction } from '../draft/useSessionAction.ts'
import { PageNotices } from './PageNotices.tsx'

// Nothing has to be reminded of before the page can be used.
const Reminders = late(async () => (await import('./Reminders.tsx')).Reminders)
// Hardly anybody has any.
const DoubleCharges = late(async () => (await import('./DoubleCharges.tsx')).DoubleCharges)
const ChargeNotices = late(async () => (await import('./ChargeNotices.tsx')).ChargeNotices)
const ExtendDialog = late(async () => (await import('../running/ExtendDialog.tsx')).ExtendDialog)
const CancelDialog = late(async () => (await import('../running/CancelDialog.tsx')).CancelDialog)
const UnpaidDialog = late(async () => (await import('../unpaid/UnpaidDialog.tsx')).UnpaidDialog)
const UnpaidNotices = late(async () => (await import('../unpaid/UnpaidNotices.tsx')).UnpaidNotices)

/**
 * The dialogs of sessions and payments and the notices about them, for whichever page or menu asked.
 * An app lays it into its root frame once, before the page.
 *
 * @param props.notices - what else is told of the account, beside its own
 */
export function SessionDialogs({ notices }: { readonly notices?: ReactNode }): ReactNode {
  const isMember = useIsMember()
  const action = useSessionAction()
  const settings = useCitySettings()
  const hasDoubles = useStore(usePayments().doubles.store).length > 0
  if (!isMember) return null
  return (
    <>
      <PageNotices>
        {notices}
        <LazyBoundary lost={null}>
          <Reminders />
        </LazyBoundary>
        {hasDoubles ? (
          <LazyBoundary lost={null}>
            <DoubleCharges />
          </LazyBoundary>
        ) : null}
        <LazyBoundary lost={null}>
          <ChargeNotices />
        </LazyBoundary>
        {settings?.hasBalance === false ? (
          <LazyBoundary lost={null}>
            <UnpaidNotices />
          </LazyBoundary>
        ) : null}
      </PageNotices>
      <LazyDialog key={action.kind} onClose={sessionActionClosed}>
        {action.kind === 'extend' ? <ExtendDialog {...action} /> : null}
        {action.kind === 'cancel' ? <CancelDialog sessionId={action.sessionId} /> : null}
        {isOfUnpaid(action) ? <UnpaidDialog {...action} /> : null}
      </LazyDialog>
      <PaymentModal />
    </>
  )
}
