import { useTexts } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import type { ReactNode } from 'react'
import { mineTexts } from '../texts/ru.ts'
import { doneChangeRead, useProfileDialog } from '../store/profileDialog.ts'

/** Says what was changed last. */
export function ChangeTold(): ReactNode {
  const { t } = useTexts(mineTexts)
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
  return (
    <DoneNotice
      told={done === null ? null : { tone: 'positive', text: words[done] }}
      closeLabel={t('done.hide')}
      onRead={doneChangeRead}
    />
  )
}
