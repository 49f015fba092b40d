import { Button } from '@mantine/core'
import { BankNotices } from '@parking/checkout'
import {
  currentSessions,
  formatPhone,
  nearestDuration,
  phoneAddress,
  zoneOfParking,
  type ParkingSession,
  type Vehicle,
} from '@parking/domain'
import { useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { EmptyState, ErrorCard, PageHeader, ParkingIcon, PhoneIcon, useNow } from '@parking/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useParkingData, type ParkingData } from '../data/useParkingData.ts'
import { linkFollowed } from '../draft/parkingDraft.ts'
import { choiceOfPlate } from '../form/formValues.ts'
import { ParkingForm } from '../form/ParkingForm.tsx'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { DeferredList } from '../sessions/DeferredList.tsx'
import { SessionsList } from '../sessions/SessionsList.tsx'
import type { ParkingSearch } from './readParkingSearch.ts'
import css from './ParkingScreen.module.css'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'

/** Paying for parking, with what runs and what waits beside it. */
export function ParkingScreen({ search }: { readonly search: ParkingSearch }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const state = useParkingData()
  return (
    <div className={css['page']}>
      <div className={css['title']}>
        <PageHeader title={t('page.title')} />
      </div>
      <BankNotices />
      {state.kind === 'loading' ? <ParkingSkeleton /> : null}
      {state.kind === 'failed' ? <Failed {...state} /> : null}
      {state.kind === 'ready' ? <Content data={state.data} search={search} /> : null}
    </div>
  )
}

function Failed({
  error,
  isRetrying,
  retry,
}: {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly retry: () => void
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const errorText = useErrorText()
  return (
    <ErrorCard
      title={t('page.failedTitle')}
      description={errorText(error)}
      retryLabel={t('page.retry')}
      onRetry={retry}
      retrying={isRetrying}
    />
  )
}

const noSessions: readonly ParkingSession[] = []
const noVehicles: readonly Vehicle[] = []

function Content({
  data,
  search,
}: {
  readonly data: ParkingData
  readonly search: ParkingSearch
}): ReactNode {
  const sessions = data.account?.profile.sessions ?? noSessions
  const unreadable = data.account?.profile.unreadable.sessions ?? 0
  const isRunning = currentSessions(sessions, useNow('minute')).length > 0
  const isArrival = useArrival(search, data)
  return (
    <div className={css['columns']} data-running={isRunning}>
      <div className={css['form']}>
        <Form data={data} isArrival={isArrival} />
      </div>
      <div className={css['sessions']}>
        <SessionsList sessions={sessions} unreadable={unreadable} />
      </div>
      <div className={css['deferred']}>
        <DeferredList sessions={sessions} unreadable={unreadable} />
      </div>
    </div>
  )
}

/** The form that the way of paying asks for. */
function Form({
  data,
  isArrival,
}: {
  readonly data: ParkingData
  readonly isArrival: boolean
}): ReactNode {
  switch (data.mode.kind) {
    case 'balance':
      return <ParkingForm data={data} isArrival={isArrival} />
    case 'noBalance':
    case 'guest':
      return <NoBalance phone={data.settings.contacts.phone} />
  }
}

function NoBalance({ phone }: { readonly phone: string | null }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { city } = useAppContext()
  const number = phone ?? city.contacts.phone
  return (
    <EmptyState
      icon={<ParkingIcon size="xl" />}
      title={t('page.noBalanceTitle')}
      description={t('page.noBalanceText', { operator: city.operator[language] })}
      action={
        <Button
          component="a"
          className={css['call'] ?? ''}
          href={phoneAddress(number)}
          leftSection={<PhoneIcon />}
        >
          {t('page.call', { phone: formatPhone(number) })}
        </Button>
      }
    />
  )
}

/**
 * Fills in what the address names, once for each address.
 *
 * @returns whether that has been done, so that the form can show where to go on
 */
function useArrival(search: ParkingSearch, { account, zones, settings }: ParkingData): boolean {
  const vehicles = account?.profile.vehicles ?? noVehicles
  const { durations } = settings
  const { zone, parking, plate, duration, type } = search
  const [followed, setFollowed] = useState<string | null>(null)
  const address = JSON.stringify([zone, parking, plate, duration, type])
  const names = [zone, parking, plate, duration, type].some((value) => value !== undefined)
  useEffect(() => {
    if (!names || followed === address) return
    linkFollowed({
      zone: zone ?? zoneOfParking(zones, parking),
      parking,
      durationMinutes: duration === undefined ? undefined : nearestDuration(duration, durations),
      vehicle: plate === undefined ? undefined : choiceOfPlate(plate, vehicles),
    })
    // oxlint-disable-next-line react/set-state-in-effect -- the form has to know when the draft holds the link
    setFollowed(address)
  }, [address, followed, names, zone, zones, parking, plate, duration, durations, vehicles])
  return names && followed === address
}
