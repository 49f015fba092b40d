import {
  DeferredList,
  type JustPaid,
  OfflineHelp,
  type ParkingData,
  SessionsList,
  SessionsBesideAccount,
  useHasPaidAsGuest,
  useKeptSms,
  useParkingData,
  useContinued,
  useParkingDraft,
} from '@parking/sessions'
import { Button } from '@mantine/core'
import { BankNotices, useChargeState, usePayments } from '@parking/payments'
import { currentSessions, untimedSessions, type ParkingSession } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import type { Kopecks } from '@parking/pricing'
import { LoadFailed, LazyBoundary, useTexts, late } from '@parking/runtime'
import { PageHeader, useKeptFocus, useNow, useTimedMessage } from '@parking/ui'
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ParkingForm } from '../form/ParkingForm.tsx'
import { parkingTexts } from '../texts/ru.ts'
import { nameArrival } from './followLink.ts'
import type { ParkingSearch } from './readParkingSearch.ts'
import css from './ParkingScreen.module.css'
import skeleton from './ParkingSkeleton.module.css'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'
import { useParkingType } from './useParkingType.ts'
import { useJustPaid } from './useJustPaid.ts'

// What few come for is loaded beside the form.
const NoBalanceForm = late(async () => (await import('../form/NoBalanceForm.tsx')).NoBalanceForm)
const ParkingTypeChoice = late(
  async () => (await import('./ParkingTypeChoice.tsx')).ParkingTypeChoice,
)
const BarrierForm = late(async () => (await import('../barrier/BarrierForm.tsx')).BarrierForm, {
  part: 'barrier',
})

/** Paying for parking, with what runs and what waits beside it. */
export function ParkingScreen({ search }: { readonly search: ParkingSearch }): ReactNode {
  const { t } = useTexts(parkingTexts)
  const state = useParkingData()
  const totalBefore = useTotalBefore()
  return (
    <div className={css['page']}>
      <PageHeader title={t('page.title')} />
      <BankNotices {...(totalBefore === null ? {} : { next: t('form.continued') })} />
      {state.kind === 'loading' ? <ParkingSkeleton /> : null}
      {state.kind === 'failed' ? (
        <>
          <LoadFailed title={t('page.failedTitle')} query={state.reading} />
          <PaidHere />
          <LazyBoundary lost={null}>
            <OfflineHelp />
          </LazyBoundary>
        </>
      ) : null}
      {state.kind === 'ready' ? (
        <Suspense fallback={<ParkingSkeleton />}>
          <Content data={state.data} search={search} totalBefore={totalBefore} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** What the form's choice cost before its driver went to the bank; null where nobody did, or it was changed. */
function useTotalBefore(): Kopecks | null {
  const isStarted = useChargeState(usePayments().start).kind === 'done'
  const continued = useContinued()
  const draft = useParkingDraft()
  return isStarted || continued?.draft !== draft ? null : continued.total
}

/** What was paid for on this device without an account. */
function PaidHere(): ReactNode {
  return useHasPaidAsGuest() ? (
    <LazyBoundary lost={null}>
      <SessionsBesideAccount />
    </LazyBoundary>
  ) : null
}

const noSessions: readonly ParkingSession[] = []

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
  const now = useNow('minute')
  const isRunning =
    currentSessions(sessions, now).length + untimedSessions(sessions, now).length > 0
  const [type, setType] = useParkingType(search, data)
  const paid = useJustPaid(sessions)
  const list = useRef<HTMLDivElement>(null)
  const told = useToldPaid(paid, sessions, list)
  useKeptSms(data.settings)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['columns']} data-running={isRunning} data-paid={paid !== null}>
      <div className={css['form']}>
        {data.settings.hasBarrierParking && data.account !== null ? (
          <LazyBoundary waiting={<div className={css['choice']} />}>
            <ParkingTypeChoice type={type} onChoose={setType} />
          </LazyBoundary>
        ) : null}
        {type === 'barrier' ? (
          <LazyBoundary waiting={<div className={skeleton['card']} />}>
            <BarrierForm parking={search.parking ?? null} />
          </LazyBoundary>
        ) : (
          <Form
            data={data}
            arrival={nameArrival(search)}
            isPaid={paid !== null}
            totalBefore={totalBefore}
          />
        )}
      </div>
      <div ref={list} className={css['sessions']}>
        <SessionsList sessions={sessions} unreadable={unreadable} paid={told} />
        <PaidHere />
      </div>
      <div className={css['deferred']}>
        <LazyBoundary waiting={<div className={skeleton['card']} />}>
          <DeferredList sessions={sessions} unreadable={unreadable} />
        </LazyBoundary>
      </div>
    </div>
  )
}

/**
 * What has just been paid, as long as it is told: then the session's own card says it, unless the
 * driver is at a button of the first.
 */
function useToldPaid(
  paid: JustPaid | null,
  sessions: readonly ParkingSession[],
  list: RefObject<HTMLElement | null>,
): JustPaid | null {
  const [read, setRead] = useState<JustPaid['intent'] | null>(null)
  const intent = paid?.intent ?? null
  useTimedMessage(intent, () => {
    const isInUse = list.current?.matches(':has(:is(a, button):focus)') === true
    if (!isInUse) setRead(intent)
  })
  if (paid === null || read !== intent) return paid
  const isListed = sessions.some(
    ({ plate, status }) => status === 'active' && isSamePlate(plate, paid.intent.plate),
  )
  return isListed || paid.intent.startsAt !== undefined ? null : paid
}

/** The form that the way of paying asks for; closed once it was paid. */
function Form({
  data,
  arrival,
  isPaid,
  totalBefore,
}: {
  readonly data: ParkingData
  readonly arrival: string | null
  readonly isPaid: boolean
  readonly totalBefore: Kopecks | null
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { start } = usePayments()
  // How many times another car was asked for.
  const [another, setAnother] = useState(0)
  const link = another === 0 ? arrival : `${arrival ?? ''} ${another}`
  // A form that is there again after its stay has ended was led to by nobody.
  const [paidLink, setPaidLink] = useState<string | null>(null)
  if (isPaid && paidLink !== link) setPaidLink(link)
  const newLink = link === paidLink ? null : link
  if (isPaid) {
    return (
      <Button
        variant="default"
        size="lg"
        fullWidth
        onClick={() => {
          setAnother(another + 1)
          start.dismiss()
        }}
      >
        {t('form.another')}
      </Button>
    )
  }
  switch (data.mode.kind) {
    case 'balance':
      return <ParkingForm data={data} arrival={newLink} totalBefore={totalBefore} />
    case 'noBalance':
      return <NoBalanceForm data={data} arrival={newLink} />
    case 'guest':
      return null
  }
}
