import { Button } from '@mantine/core'
import {
  BankNotices,
  type Attempt,
  type StartIntent,
  useChargeState,
  useCheckout,
} from '@parking/checkout'
import { isSamePlate } from '@parking/plates'
import {
  currentSessions,
  nearestDuration,
  zoneOfParking,
  type ParkingSession,
  type Vehicle,
} from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'
import { useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { ErrorCard, PageHeader, useKeptFocus, useNow } from '@parking/ui'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useParkingData, type ParkingData } from '../data/useParkingData.ts'
import { parkingContinued, type Continuation } from '../draft/continuation.ts'
import { linkFollowed, useParkingDraft } from '../draft/parkingDraft.ts'
import { choiceOfPlate } from '../form/formValues.ts'
import { ParkingForm } from '../form/ParkingForm.tsx'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import type { JustPaid } from '../sessions/PaidSession.tsx'
import { SessionsList } from '../sessions/SessionsList.tsx'
import type { ParkingSearch } from './readParkingSearch.ts'
import css from './ParkingScreen.module.css'
import skeleton from './ParkingSkeleton.module.css'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'

// What few come for is loaded beside the form.
const NoBalance = lazy(async () => ({ default: (await import('./NoBalance.tsx')).NoBalance }))
const DeferredList = lazy(async () => ({
  default: (await import('../sessions/DeferredList.tsx')).DeferredList,
}))

/** Paying for parking, with what runs and what waits beside it. */
export function ParkingScreen({ search }: { readonly search: ParkingSearch }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const state = useParkingData()
  const totalBefore = useContinued(state.kind === 'ready' ? state.data.account : null)
  return (
    <div className={css['page']}>
      <div className={css['title']}>
        <PageHeader title={t('page.title')} />
      </div>
      <BankNotices {...(totalBefore === null ? {} : { next: t('form.continued') })} />
      {state.kind === 'loading' ? <ParkingSkeleton /> : null}
      {state.kind === 'failed' ? <Failed {...state} /> : null}
      {state.kind === 'ready' ? (
        <Suspense fallback={<ParkingSkeleton />}>
          <Content data={state.data} search={search} totalBefore={totalBefore} />
        </Suspense>
      ) : null}
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
  totalBefore,
}: {
  readonly data: ParkingData
  readonly search: ParkingSearch
  readonly totalBefore: Kopecks | null
}): ReactNode {
  const sessions = data.account?.profile.sessions ?? noSessions
  const unreadable = data.account?.profile.unreadable.sessions ?? 0
  const isRunning = currentSessions(sessions, useNow('minute')).length > 0
  const isArrival = useArrival(search, data)
  const paid = useJustPaid(sessions)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['columns']} data-running={isRunning} data-paid={paid !== null}>
      <div className={css['form']}>
        <Form data={data} isArrival={isArrival} isPaid={paid !== null} totalBefore={totalBefore} />
      </div>
      <div className={css['sessions']}>
        <SessionsList sessions={sessions} unreadable={unreadable} paid={paid} />
      </div>
      <div className={css['deferred']}>
        <Suspense fallback={<div className={skeleton['card']} />}>
          <DeferredList sessions={sessions} unreadable={unreadable} />
        </Suspense>
      </div>
    </div>
  )
}

/**
 * Goes on with what a driver has topped up for, once the money is there.
 *
 * @returns what that cost before; null when nobody comes from the bank in order to park, or the
 *   form was changed since
 */
function useContinued(account: ParkingData['account']): Kopecks | null {
  const context = useAppContext()
  const { topUp, order, start } = useCheckout()
  const isPaid = [useChargeState(topUp).kind, useChargeState(order).kind].includes('done')
  const isStarted = useChargeState(start).kind === 'done'
  const profile = account?.profile ?? null
  const [continued, setContinued] = useState<Continuation | null>(null)
  const draft = useParkingDraft()
  useEffect(() => {
    if (!isPaid || profile === null) return
    const found = parkingContinued(context, profile)
    // oxlint-disable-next-line react/set-state-in-effect -- what is kept is taken once, and then shown
    if (found !== null) setContinued(found)
  }, [isPaid, profile, context])
  return isStarted || continued?.draft !== draft ? null : continued.total
}

/** What has just been paid here, until it was told: the driver goes on, or the session is over. */
function useJustPaid(sessions: readonly ParkingSession[]): JustPaid | null {
  const { start } = useCheckout()
  const charge = useChargeState(start)
  const now = useNow()
  const done = charge.kind === 'done' ? charge : null
  const paid = done === null ? null : { intent: done.attempt.intent, result: done.result }
  const isListed =
    paid !== null &&
    currentSessions(sessions, now).some(({ plate }) => isSamePlate(plate, paid.intent.plate))
  const wasListed = useRef(false)
  // The page that paid may have been closed before its answer, and what came of it is found later.
  const isFoundLate = done !== null && done.result === null && findEnd(done.attempt) <= now
  useEffect(() => {
    if (!isListed && (wasListed.current || isFoundLate)) start.dismiss()
    wasListed.current = isListed
  }, [isListed, isFoundLate, start])
  // The end of a charge has been told once the driver leaves the page.
  useEffect(() => start.dismiss, [start])
  return isFoundLate && !isListed ? null : paid
}

/** When the time ends that was paid for. */
function findEnd({ intent, since }: Attempt<StartIntent>): Instant {
  return since + intent.durationMinutes * 60_000
}

/** The form that the way of paying asks for; closed once it was paid. */
function Form({
  data,
  isArrival,
  isPaid,
  totalBefore,
}: {
  readonly data: ParkingData
  readonly isArrival: boolean
  readonly isPaid: boolean
  readonly totalBefore: Kopecks | null
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { start } = useCheckout()
  const [isAnother, setAnother] = useState(false)
  switch (data.mode.kind) {
    case 'balance':
      return isPaid ? (
        <Button
          variant="default"
          size="lg"
          fullWidth
          onClick={() => {
            setAnother(true)
            start.dismiss()
          }}
        >
          {t('form.another')}
        </Button>
      ) : (
        <ParkingForm data={data} isArrival={isArrival || isAnother} totalBefore={totalBefore} />
      )
    case 'noBalance':
    case 'guest':
      return <NoBalance phone={data.settings.contacts.phone} />
  }
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
