import { useIsMember } from '@parking/runtime'
import { lazy, Suspense, type ReactNode } from 'react'
import { SessionWatch } from '../reminders/SessionWatch.tsx'
import { ActionNotices } from '../sessions/ActionNotices.tsx'
import { useSessionAction } from '../sessions/useSessionAction.ts'
import { useTopUp } from '../topUp/useTopUp.ts'
import css from './PaymentDialogs.module.css'

const ExtendDialog = lazy(async () => ({
  default: (await import('../sessions/ExtendDialog.tsx')).ExtendDialog,
}))
const CancelDialog = lazy(async () => ({
  default: (await import('../sessions/CancelDialog.tsx')).CancelDialog,
}))
const TopUpDialog = lazy(async () => ({
  default: (await import('../topUp/TopUpDialog.tsx')).TopUpDialog,
}))

/**
 * The dialogs of sessions and top-up and the notices about them, for whichever page or menu asked.
 * An app lays it into its root frame once.
 */
export function PaymentDialogs(): ReactNode {
  const isMember = useIsMember()
  const action = useSessionAction()
  const topUp = useTopUp()
  if (!isMember) return null
  return (
    <Suspense fallback={null}>
      <div className={css['notices']}>
        <SessionWatch />
        <ActionNotices />
      </div>
      {action.kind === 'extend' ? <ExtendDialog sessionId={action.sessionId} /> : null}
      {action.kind === 'cancel' ? <CancelDialog sessionId={action.sessionId} /> : null}
      {topUp.isOpen ? <TopUpDialog missing={topUp.missing} /> : null}
    </Suspense>
  )
}
