import { useTexts } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import type { ReactNode } from 'react'
import { registrationTexts } from '../texts/ru.ts'
import { newAccountTold } from '../newAccount.ts'

/** Says that the account is there and open. */
export function NewAccountTold(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <DoneNotice
      told={{ tone: 'positive', title: t('end.madeTitle'), text: t('end.made') }}
      closeLabel={t('end.hide')}
      onRead={newAccountTold}
    />
  )
}
