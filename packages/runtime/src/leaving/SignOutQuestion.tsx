import { ConfirmDialog } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useMessages } from '../context/useMessages.ts'
import { leavingMessages } from '../leavingMessages/leavingMessages.ts'
import { LeavingDialog } from './LeavingDialog.tsx'
import { signOutAnswered, useSignOutQuestion } from './useSignOut.ts'

/**
 * Asks whether somebody signs out in the middle of a payment. An app lays it into its root frame for
 * people who are signed in: the menus that offer the way out close with the press.
 */
export function SignOutQuestion(): ReactNode {
  const { isAsked } = useSignOutQuestion()
  useEffect(() => signOutAnswered, [])
  return <LeavingDialog>{isAsked ? <Question /> : null}</LeavingDialog>
}

function Question(): ReactNode {
  const { session } = useAppContext()
  const { t } = useMessages(leavingMessages)
  return (
    <ConfirmDialog
      opened
      danger
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.cancel')}
      hint={t('signOut.again')}
      onConfirm={() => session.send({ kind: 'loggedOut' })}
      onCancel={signOutAnswered}
    >
      {t('signOut.text')}
    </ConfirmDialog>
  )
}
