import { useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { mineMessages } from '../messages/mineMessages.ts'
import { doneChangeRead, useProfileDialog } from '../store/profileDialog.ts'

/** Says what was changed last. */
export function DoneNotice(): ReactNode {
  const { t } = useMessages(mineMessages)
  const { done } = useProfileDialog()
  const words = {
    names: t('done.names'),
    email: t('done.email'),
    phoneChanged: t('done.phoneChanged'),
    phoneAdded: t('done.phoneAdded'),
    phoneDeleted: t('done.phoneDeleted'),
    mainPhone: t('done.mainPhone'),
    password: t('done.password'),
  }
  if (done === null) return null
  return (
    <Notice
      tone="positive"
      announce="politely"
      onDismiss={doneChangeRead}
      dismissLabel={t('done.hide')}
    >
      {words[done]}
    </Notice>
  )
}
