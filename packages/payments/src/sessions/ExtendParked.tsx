import { Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { currentSessions } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { extendRequested } from './useSessionAction.ts'

/** Extends the parking of a car that is parked already, where it is the account's own. */
export function ExtendParked({
  plate,
  onPress,
}: {
  readonly plate: string
  readonly onPress?: () => void
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  const running = currentSessions(data?.sessions ?? [], useNow('minute'))
  const session = running.find((one) => isSamePlate(one.plate, plate))
  if (session === undefined || session.reservationId === null) return null
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        onPress?.()
        extendRequested(session.id)
      }}
    >
      {t('sessions.extendParked')}
    </Button>
  )
}
