import { Button } from '@mantine/core'
import { LinkButton, useTexts } from '@parking/runtime'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Actions, NarrowPage } from '../../page/NarrowPage.tsx'
import { loginRequested } from '../../state/useLoginModal.ts'
import { registrationExpired } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'

/** Says that the back end knows nothing of a registration any more. */
export function ExpiredLink(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.expiredTitle')} takesFocus>
      <p>{t('end.expired')}</p>
      <WaysOn />
    </NarrowPage>
  )
}

/** Says that something is missing in an address. */
export function IncompleteLink(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.incompleteTitle')}>
      <p>{t('end.incomplete')}</p>
      <WaysOn />
    </NarrowPage>
  )
}

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

function WaysOn(): ReactNode {
  const { t } = useTexts(registrationTexts)
  const router = useRouter()
  return (
    <Actions>
      <Button onClick={() => loginRequested()}>{t('form.signIn')}</Button>
      <Button
        variant="default"
        onClick={() => {
          registrationExpired()
          void router.navigate({ to: '/registration' })
        }}
      >
        {t('end.anew')}
      </Button>
    </Actions>
  )
}
