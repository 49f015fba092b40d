import { ConfirmDialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { leavingTexts } from '../leavingTexts/ru.ts'
import { signOutAnswered } from './useSignOut.ts'

/** The question whether somebody signs out in the middle of a payment, or of work that would be lost. */
export function SignOutDialog({ asked }: { readonly asked: 'money' | 'work' }): ReactNode {
  const { session } = useAppContext()
  const { t } = useTexts(leavingTexts)
  const isWork = asked === 'work'
  return (
    <ConfirmDialog
      opened
      danger
      title={t(isWork ? 'signOut.workTitle' : 'signOut.title')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t(isWork ? 'signOut.stay' : 'signOut.cancel')}
      hint={t('signOut.again')}
      onConfirm={() => session.send({ kind: 'loggedOut' })}
      onCancel={signOutAnswered}
    >
      {t(isWork ? 'signOut.workText' : 'signOut.text')}
    </ConfirmDialog>
  )
}
