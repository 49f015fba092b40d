import { ConfirmDialog } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useMessages } from '../context/useMessages.ts'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { signOutAnswered, useSignOutQuestion } from './useSignOut.ts'

/**
 * Asks whether somebody signs out in the middle of a payment. An app lays it into its root frame for
 * people who are signed in: the menus that offer the way out close with the press.
 */
export function SignOutQuestion(): ReactNode {
  const { session } = useAppContext()
  const { t } = useMessages(runtimeMessages)
  const { isAsked } = useSignOutQuestion()
  useEffect(() => signOutAnswered, [])
  return (
    <ConfirmDialog
      opened={isAsked}
      danger
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.cancel')}
      onConfirm={() => session.send({ kind: 'loggedOut' })}
      onCancel={signOutAnswered}
    >
      {t('signOut.text')}
    </ConfirmDialog>
  )
}
