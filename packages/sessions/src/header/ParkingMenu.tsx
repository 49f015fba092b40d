import { profileQuery } from '@parking/api-client'
import {
  currentSessions,
  runningSessions,
  sessionState,
  untimedSessions,
  type SessionState,
} from '@parking/domain'
import { LazyBoundary, useAppContext, useCitySettings, useTexts, late } from '@parking/runtime'
import { CarIcon, Countdown, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useIsPaidHere } from '../device/guestSessions.ts'
import { durationText } from '../texts/durationText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { useCountdownLabels } from '../running/useCountdownLabels.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import css from './HeaderMenu.module.css'

const ParkingMenuContent = late(
  async () => (await import('./ParkingMenuContent.tsx')).ParkingMenuContent,
)

/** The running sessions in the header: what is left of the one that ends first, and all of them below. */
export function ParkingMenu(): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { api } = useAppContext()
  const { data, isError, isPaused } = useQuery(profileQuery(api))
  const now = useNow()
  const hasBalance = useCitySettings()?.hasBalance ?? true
  const labels = useCountdownLabels()
  const isPaidHere = useIsPaidHere(now)
  const sessions = data?.sessions ?? []
  const [first] = currentSessions(sessions, now)
  const count = runningSessions(sessions, now).length
  const isAny = (state: SessionState) =>
    untimedSessions(sessions, now).some((session) => sessionState(session, now) === state)
  const face = (
    <>
      <CarIcon
        size="l"
        className={(first === undefined || !hasBalance ? undefined : css['besideTime']) ?? ''}
      />
      {first === undefined || !hasBalance ? null : (
        <Countdown end={first.endsAt} now={now} labels={{ ...labels, now: '' }} size="s" />
      )}
      {count < (hasBalance && first !== undefined ? 2 : 1) ? null : (
        <span className={css['badge']} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
  const isComing = data === undefined && !isError && !isPaused
  const isNone = data?.unreadable.sessions === 0
  const counted = t('header.parkingCount', { count })
  function findLabel(): string {
    if (first !== undefined && hasBalance) {
      const time = durationText(t, Math.floor((first.endsAt - now) / 60_000))
      return t('header.parkingLeft', { running: counted, time })
    }
    if (count > 0) return counted
    if (isComing) return t('header.parkingComing')
    if (isAny('unclear')) return t('header.parkingUnclear')
    if (!isNone) return t('header.parkingUnknown')
    if (isAny('coming')) return t('header.parkingLater')
    return t(isPaidHere ? 'header.parkingHere' : 'header.parkingNone')
  }
  return (
    <HeaderMenu label={findLabel()} face={face} title={t('header.parking')} width={22}>
      {(leave) => (
        <LazyBoundary waiting={<div className={css['loading']} />}>
          <ParkingMenuContent onLeave={leave} />
        </LazyBoundary>
      )}
    </HeaderMenu>
  )
}
