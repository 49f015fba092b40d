import { profileQuery } from '@parking/api-client'
import { currentSessions } from '@parking/domain'
import { useAppContext, useMessages } from '@parking/runtime'
import { CarIcon, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import css from './HeaderMenu.module.css'

const ParkingMenuContent = lazy(async () => ({
  default: (await import('./ParkingMenuContent.tsx')).ParkingMenuContent,
}))

/** The running sessions in the header: how many there are, and each of them below. */
export function ParkingMenu(): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const { data } = useQuery(profileQuery(api))
  const count = currentSessions(data?.sessions ?? [], useNow()).length
  const isWhole = (data?.unreadable.sessions ?? 0) === 0
  const none = isWhole ? t('header.parkingNone') : t('header.parkingUnknown')
  const label = count === 0 ? none : t('header.parkingCount', { count })
  const face = (
    <>
      <CarIcon size="l" />
      {count === 0 ? null : (
        <span className={css['badge']} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
  return (
    <HeaderMenu label={label} face={face} title={t('header.parking')} width={22}>
      {(leave) => (
        <Suspense fallback={<div className={css['loading']} />}>
          <ParkingMenuContent onLeave={leave} />
        </Suspense>
      )}
    </HeaderMenu>
  )
}
