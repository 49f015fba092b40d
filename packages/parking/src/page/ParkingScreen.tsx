import {
  DeferredList,
  LoadFailed,
  OfflineHelp,
  type ParkingData,
  SessionsList,
  StaysBesideAccount,
  useHasPaidAsGuest,
  useKeptSms,
  useParkingData,
} from '@parking/sessions'
import { Button } from '@mantine/core'
import { BankNotices, usePayments } from '@parking/payments'
import { currentSessions, untimedSessions, type ParkingSession } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { LazyPart, useTexts, late } from '@parking/runtime'
import { PageHeader, useKeptFocus, useNow } from '@parking/ui'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { ParkingForm } from '../form/ParkingForm.tsx'
import { parkingTexts } from '../texts/ru.ts'
import type { ParkingSearch } from './readParkingSearch.ts'
import css from './ParkingScreen.module.css'
import skeleton from './ParkingSkeleton.module.css'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'
import { useArrival } from './useArrival.ts'
import { useParkingKind } from './useParkingKind.ts'
import { useContinued } from './useContinued.ts'
import { useJustPaid } from './useJustPaid.ts'

// What few come for is loaded beside the form.
const NoBalanceForm = late(async () => (await import('../form/NoBalanceForm.tsx')).NoBalanceForm)
const KindChoice = late(async () => (await import('./KindChoice.tsx')).KindChoice)
const BarrierForm = late(async () => (await import('../barrier/BarrierForm.tsx')).BarrierForm, {
  part: 'barrier',
})

/** Paying for parking, with what runs and what waits beside it. */
export function ParkingScreen({ search }: { readonly search: ParkingSearch }): ReactNode {
  const { t } = useTexts(parkingTexts)
  const state = useParkingData()
  const totalBefore = useContinued(state.kind === 'ready' ? state.data.account : null)
  return (
    <div className={css['page']}>
      <div className={css['title']}>
        <PageHeader title={t('page.title')} />
      </div>
      <BankNotices {...(totalBefore === null ? {} : { next: t('form.continued') })} />
      {state.kind === 'loading' ? <ParkingSkeleton /> : null}
      {state.kind === 'failed' ? (
        <>
          <LoadFailed title={t('page.failedTitle')} {...state} />
          <PaidHere />
          <LazyPart lost={null}>
            <OfflineHelp />
          </LazyPart>
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

/** What was paid for on this device without an account. */
function PaidHere(): ReactNode {
  return useHasPaidAsGuest() ? (
    <LazyPart lost={null}>
      <StaysBesideAccount />
    </LazyPart>
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
  const isArrival = useArrival(search, data)
  const [kind, setKind] = useParkingKind(search, data)
  const paid = useJustPaid(sessions)
  useKeptSms(data.settings)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['columns']} data-running={isRunning} data-paid={paid !== null}>
      <div className={css['form']}>
        {data.settings.hasBarrierParking && data.account !== null ? (
          <LazyPart waiting={<div className={css['choice']} />}>
            <KindChoice kind={kind} onChoose={setKind} />
          </LazyPart>
        ) : null}
        {kind === 'barrier' ? (
          <BarrierForm parking={search.parking ?? null} />
        ) : (
          <Form
            data={data}
            isArrival={isArrival}
            isPaid={paid !== null}
            totalBefore={totalBefore}
          />
        )}
      </div>
      <div className={css['sessions']}>
        <SessionsList sessions={sessions} unreadable={unreadable} paid={paid} />
        <PaidHere />
      </div>
      <div className={css['deferred']}>
        <LazyPart waiting={<div className={skeleton['card']} />}>
          <DeferredList sessions={sessions} unreadable={unreadable} />
        </LazyPart>
      </div>
    </div>
  )
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
  const { t } = useTexts(parkingTexts)
  const { start } = usePayments()
  const [isAnother, setAnother] = useState(false)
  if (isPaid) {
    return (
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
    )
  }
  switch (data.mode.kind) {
    case 'balance':
      return (
        <ParkingForm data={data} isArrival={isArrival || isAnother} totalBefore={totalBefore} />
      )
    case 'noBalance':
      return <NoBalanceForm data={data} isArrival={isArrival || isAnother} />
    case 'guest':
      return null
  }
}
