import { Button } from '@mantine/core'
import { currentSessions, formatPhone, phoneAddress, zoneOfParking } from '@parking/domain'
import { useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { EmptyState, ErrorCard, PageHeader, ParkingIcon, PhoneIcon } from '@parking/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useParkingData, type ParkingData } from '../data/useParkingData.ts'
import { linkFollowed } from '../draft/parkingDraft.ts'
import { choiceOfPlate } from '../form/formValues.ts'
import { ParkingForm } from '../form/ParkingForm.tsx'
import { useMinute } from '../form/useMinute.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { DeferredList } from '../sessions/DeferredList.tsx'
import { SessionsList } from '../sessions/SessionsList.tsx'
import { pendingTopUp } from '../topUp/pendingTopUp.ts'
import { TopUpReturn } from '../topUp/TopUpReturn.tsx'
import type { PaymentReturn } from '../topUp/topUpOutcome.ts'
import type { ParkingSearch } from './parkingSearch.ts'
import css from './ParkingScreen.module.css'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'

/** The way back of a driver whose bank has lost its answer: the address says nothing of it. */
const withoutMark: PaymentReturn = { payment: '', claim: null }

/** Paying for parking, with what runs and what waits beside it. */
export function ParkingScreen({
  search,
  paymentReturn,
  onReturnRead,
}: {
  readonly search: ParkingSearch
  /** What the driver comes back from the acquirer with; null when from elsewhere. */
  readonly paymentReturn: PaymentReturn | null
  /** The driver has read what became of a payment: the address need not name it any more. */
  readonly onReturnRead: () => void
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const state = useParkingData()
  const [leftOpen, setLeftOpen] = useState(() => (pendingTopUp() === null ? null : withoutMark))
  const way = paymentReturn ?? leftOpen
  return (
    <div className={css['page']}>
      <div className={css['title']}>
        <PageHeader title={t('page.title')} />
      </div>
      {way === null ? null : (
        <TopUpReturn
          key={way.payment}
          way={way}
          onEnd={() => {
            setLeftOpen(null)
            onReturnRead()
          }}
        />
      )}
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

function Content({
  data,
  search,
}: {
  readonly data: ParkingData
  readonly search: ParkingSearch
}): ReactNode {
  const { sessions } = data.profile
  const isRunning = currentSessions(sessions, useMinute()).length > 0
  const isArrival = useArrival(search, data)
  return (
    <div className={css['columns']} data-running={isRunning}>
      <div className={css['form']}>
        <Form data={data} isArrival={isArrival} />
      </div>
      <div className={css['sessions']}>
        <SessionsList sessions={sessions} />
      </div>
      <div className={css['deferred']}>
        <DeferredList sessions={sessions} />
      </div>
    </div>
  )
}

/** The form that the city's way of paying asks for. */
function Form({
  data,
  isArrival,
}: {
  readonly data: ParkingData
  readonly isArrival: boolean
}): ReactNode {
  return data.settings.hasBalance ? (
    <ParkingForm data={data} isArrival={isArrival} />
  ) : (
    <NoBalance phone={data.settings.contacts.phone} />
  )
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
function useArrival(search: ParkingSearch, { profile, zones }: ParkingData): boolean {
  const { parking, plate, duration, type } = search
  const zone = search.zone ?? zoneOfParking(zones, parking)
  const [followed, setFollowed] = useState<string | null>(null)
  const address = JSON.stringify([zone, parking, plate, duration, type])
  const names = [zone, parking, plate, duration, type].some((value) => value !== undefined)
  useEffect(() => {
    if (!names || followed === address) return
    linkFollowed({
      zone,
      parking,
      durationMinutes: duration,
      vehicle: plate === undefined ? undefined : choiceOfPlate(plate, profile.vehicles),
    })
    // oxlint-disable-next-line react/set-state-in-effect -- the form has to know when the draft holds the link
    setFollowed(address)
  }, [address, followed, names, zone, parking, plate, duration, profile.vehicles])
  return names && followed === address
}
