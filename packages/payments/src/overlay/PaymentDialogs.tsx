import { PaymentModal } from '@parking/checkout'
import { LazyDialog, LazyPart, useCitySettings, useIsMember } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { SessionWatch } from './SessionWatch.tsx'
import { ActionNotices } from '../sessions/ActionNotices.tsx'
import { PaidReminderNotice } from '../reminders/PaidReminderNotice.tsx'
import { sessionActionClosed, useSessionAction } from '../sessions/useSessionAction.ts'
import css from './PaymentDialogs.module.css'
import { StartNotice } from './StartNotice.tsx'

const ExtendDialog = lazy(async () => ({
  default: (await import('../sessions/ExtendDialog.tsx')).ExtendDialog,
}))
const CancelDialog = lazy(async () => ({
  default: (await import('../sessions/CancelDialog.tsx')).CancelDialog,
}))
const EndUnpaidDialog = lazy(async () => ({
  default: (await import('../unpaid/EndUnpaidDialog.tsx')).EndUnpaidDialog,
}))
const PayDeferredDialog = lazy(async () => ({
  default: (await import('../unpaid/PayDeferredDialog.tsx')).PayDeferredDialog,
}))
const AbortDialog = lazy(async () => ({
  default: (await import('../unpaid/AbortDialog.tsx')).AbortDialog,
}))
const UnpaidNotices = lazy(async () => ({
  default: (await import('../unpaid/UnpaidNotices.tsx')).UnpaidNotices,
}))

/**
 * The dialogs of sessions and payments and the notices about them, for whichever page or menu asked.
 * An app lays it into its root frame once.
 */
export function PaymentDialogs(): ReactNode {
  const isMember = useIsMember()
  const action = useSessionAction()
  const settings = useCitySettings()
  if (!isMember) return null
  return (
    <>
      <div className={css['notices']}>
        <SessionWatch />
        <PaidReminderNotice />
        <StartNotice />
        <ActionNotices />
        {settings?.hasBalance === false ? (
          <LazyPart lost={null}>
            <UnpaidNotices />
          </LazyPart>
        ) : null}
      </div>
      <LazyDialog key={action.kind} onClose={sessionActionClosed}>
        {action.kind === 'extend' ? <ExtendDialog {...action} /> : null}
        {action.kind === 'cancel' ? <CancelDialog sessionId={action.sessionId} /> : null}
        {action.kind === 'endUnpaid' ? <EndUnpaidDialog sessionId={action.sessionId} /> : null}
        {action.kind === 'payDeferred' ? <PayDeferredDialog sessionId={action.sessionId} /> : null}
        {action.kind === 'abort' ? <AbortDialog sessionId={action.sessionId} /> : null}
      </LazyDialog>
      <PaymentModal />
    </>
  )
}
