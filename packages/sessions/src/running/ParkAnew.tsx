import { Button } from '@mantine/core'
import type { RenewIntent } from '@parking/payments'
import { useTexts } from '@parking/runtime'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { sessionActionClosed } from '../draft/useSessionAction.ts'

/** Leads to the form for a car whose parking is over, with what is known of it filled in. */
export function ParkAnew({
  zone,
  plate,
  onFollow,
}: Pick<RenewIntent, 'zone' | 'plate'> & { readonly onFollow?: () => void }): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const navigate = useNavigate()
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        sessionActionClosed()
        onFollow?.()
        const search = { ...(zone === null ? {} : { zone }), plate }
        void navigate({ to: '/profile/parking', search })
      }}
    >
      {t('extend.anew')}
    </Button>
  )
}
