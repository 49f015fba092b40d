import { Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { hasEnd, runningSessions } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { extendRequested, sessionActionRequested } from '../draft/useSessionAction.ts'

/** Extends the parking of a car that is parked already, or ends it where that is how it is paid. */
export function ExtendParked({
  plate,
  onPress,
}: {
  readonly plate: string
  readonly onPress?: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { api } = useAppContext()
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const { data } = useQuery(profileQuery(api))
  const running = runningSessions(data?.sessions ?? [], useNow('minute'))
  const session = running.find((one) => isSamePlate(one.plate, plate))
  if (session === undefined || session.reservationId === null) return null
  if (hasBalance && !hasEnd(session)) return null
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        onPress?.()
        if (hasBalance) extendRequested(session.id)
        else sessionActionRequested('endUnpaid', session.id)
      }}
    >
      {t(hasBalance ? 'sessions.extendParked' : 'unpaid.end')}
    </Button>
  )
}
