import { profileQuery } from '@parking/api-client'
import { currentSessions } from '@parking/domain'
import { LazyPart, useAppContext, useCitySettings, useMessages } from '@parking/runtime'
import { CarIcon, Countdown, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { durationText } from '../messages/durationText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { useCountdownLabels } from '../sessions/useCountdownLabels.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import css from './HeaderMenu.module.css'

const ParkingMenuContent = lazy(async () => ({
  default: (await import('./ParkingMenuContent.tsx')).ParkingMenuContent,
}))

/** The running sessions in the header: what is left of the one that ends first, and all of them below. */
export function ParkingMenu(): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const { data, isError, isPaused } = useQuery(profileQuery(api))
  const now = useNow()
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const labels = useCountdownLabels()
  const running = currentSessions(data?.sessions ?? [], now)
  const [first] = running
  const face = (
    <>
      <CarIcon
        size="l"
        className={(first === undefined || !hasBalance ? undefined : css['besideTime']) ?? ''}
      />
      {first === undefined || !hasBalance ? null : (
        <Countdown end={first.endsAt} now={now} labels={{ ...labels, now: '' }} size="s" />
      )}
      {running.length < (hasBalance ? 2 : 1) ? null : (
        <span className={css['badge']} aria-hidden="true">
          {running.length}
        </span>
      )}
    </>
  )
  const isComing = data === undefined && !isError && !isPaused
  const isNone = data?.unreadable.sessions === 0
  const whyEmpty = isNone ? 'header.parkingNone' : 'header.parkingUnknown'
  const label =
    first === undefined
      ? t(isComing ? 'header.parkingComing' : whyEmpty)
      : !hasBalance
        ? t('header.parkingCount', { count: running.length })
        : t('header.parkingLeft', {
            running: t('header.parkingCount', { count: running.length }),
            time: durationText(t, Math.floor((first.endsAt - now) / 60_000)),
          })
  return (
    <HeaderMenu label={label} face={face} title={t('header.parking')} width={22}>
      {(leave) => (
        <LazyPart waiting={<div className={css['loading']} />}>
          <ParkingMenuContent onLeave={leave} />
        </LazyPart>
      )}
    </HeaderMenu>
  )
}
