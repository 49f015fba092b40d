import { Button } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Actions } from '../../page/NarrowPage.tsx'
import { loginRequested } from '../../state/useLoginModal.ts'
import { registrationExpired } from '../draft/useRegistration.ts'
import { registrationTexts } from '../texts/ru.ts'

export function WaysOn(): ReactNode {
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
