import { Button } from '@mantine/core'
import { useCitySettings, useTexts } from '@parking/runtime'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { authTexts } from '../texts/ru.ts'
import { loginDismissed } from '../state/useLoginModal.ts'
import { guestAddress } from './guestAddress.ts'

/** Leads to paying without an account, in the cities that let guests pay. */
export function GuestLink({ returnTo }: { readonly returnTo: string | null }): ReactNode {
  const { t } = useTexts(authTexts)
  const router = useRouter()
  const settings = useCitySettings()
  if (settings?.guestsMayPay !== true) return null
  return (
    <Button
      variant="default"
      fullWidth
      onClick={() => {
        loginDismissed()
        void router.navigate({ href: guestAddress(returnTo) })
      }}
    >
      {t('login.asGuest')}
    </Button>
  )
}
