import { LinkButton, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { Actions, NarrowPage } from '../../page/NarrowPage.tsx'
import { registrationTexts } from '../texts/ru.ts'

/** Tells somebody who is signed in what to do with a letter's link. */
export function AlreadyMember(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.memberTitle')}>
      <p>{t('end.member')}</p>
      <Actions>
        <LinkButton to="/">{t('end.toMap')}</LinkButton>
      </Actions>
    </NarrowPage>
  )
}
