import { ConfirmDialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { leavingTexts } from '../leavingTexts/ru.ts'
import { signOutAnswered } from './useSignOut.ts'

/** The question whether somebody signs out in the middle of a payment. */
export function SignOutDialog(): ReactNode {
  const { session } = useAppContext()
  const { t } = useTexts(leavingTexts)
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
