import { LinkButton, useTexts } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import type { ReactNode } from 'react'
import { registrationTexts } from '../texts/ru.ts'
import { newAccountTold } from '../newAccount.ts'

/** Says that the account is there and open, and leads to what is missing in it: a car. */
export function NewAccountTold(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <DoneNotice
      told={{
        tone: 'positive',
        title: t('end.madeTitle'),
        text: t('end.made'),
        action: (
          <LinkButton
            size="xs"
            variant="default"
            to="/profile/my-profile"
            hash="vehicles"
            onClick={newAccountTold}
          >
            {t('end.addCar')}
          </LinkButton>
        ),
      }}
      closeLabel={t('end.hide')}
      onRead={newAccountTold}
    />
  )
}
