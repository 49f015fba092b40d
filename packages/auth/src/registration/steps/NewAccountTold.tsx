import { useMessages } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import type { ReactNode } from 'react'
import { registrationMessages } from '../messages/registrationMessages.ts'
import { newAccountTold } from '../newAccount.ts'

/** Says that the account is there and open. */
export function NewAccountTold(): ReactNode {
  const { t } = useMessages(registrationMessages)
  return (
    <DoneNotice
      told={{ tone: 'positive', title: t('end.madeTitle'), text: t('end.made') }}
      closeLabel={t('end.hide')}
      onRead={newAccountTold}
    />
  )
}
