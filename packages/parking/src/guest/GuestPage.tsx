import {
  GuestSessions,
  paidPlates,
  sessionsTexts,
  type ParkingData,
  useGuestSessions,
  useParkingData,
} from '@parking/sessions'
import { paymentsTexts, useChargeState, useGuestPayments } from '@parking/payments'
import { adviceTexts } from '../texts/advice/ru.ts'
import { PageHeader, Notice, useKeptFocus } from '@parking/ui'
import { LoadFailed, LazyBoundary, useTexts, type LatePage, errorTexts } from '@parking/runtime'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useRef, type ReactNode } from 'react'
import { guestTexts } from '../texts/guest/ru.ts'
import { parkingTexts } from '../texts/ru.ts'
import { ParkingSkeleton } from '../page/ParkingSkeleton.tsx'
import { readParkingSearch } from '../page/readParkingSearch.ts'
import { nameArrival } from '../page/followLink.ts'
import css from './guest.module.css'
import { GuestForm } from './GuestForm.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { paymentUnknown, useUnknownPayment } from './useUnknownPayment.ts'

/** Paying for parking without an account, with what this device knows of such payments. */
export function GuestPage(): ReactNode {
  const { t } = useTexts(guestTexts)
  const payments = useTexts(parkingTexts)
  const state = useParkingData()
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={t('page.title')} />
      <UnknownPayment />
      {state.kind === 'loading' ? <ParkingSkeleton /> : null}
      {state.kind === 'failed' ? (
        <div className={css['columns']}>
          <KeptGuestSessions />
          <LoadFailed title={payments.t('page.failedTitle')} query={state.reading} />
        </div>
      ) : null}
      {state.kind === 'ready' ? <Content data={state.data} /> : null}
    </div>
  )
}

function Content({ data }: { readonly data: ParkingData }): ReactNode {
  const { sessions } = useGuestSessions()
  const search = readParkingSearch(useSearch({ strict: false }))
  const guest = useMemo(() => ({ ...data, paidPlates: paidPlates(sessions) }), [data, sessions])
  const { kind } = useChargeState(useGuestPayments().start)
  return (
    <>
      {kind === 'done' ? <GuestNotice /> : null}
      <div className={css['columns']} data-stays={sessions.length > 0}>
        <KeptGuestSessions />
        <div className={css['form']}>
          <GuestForm data={guest} arrival={nameArrival(search)} />
        </div>
      </div>
    </>
  )
}

/** What this device knows to have been paid: there to be read also where the city can't be reached. */
function KeptGuestSessions(): ReactNode {
  const { sessions } = useGuestSessions()
  if (sessions.length === 0) return null
  return (
    <LazyBoundary lost={null}>
      <GuestSessions />
    </LazyBoundary>
  )
}

/** Says honestly that a payment of the address is not known on this device. */
function UnknownPayment(): ReactNode {
  const { t } = useTexts(guestTexts)
  const { order } = useUnknownPayment()
  if (order === null) return null
  return (
    <Notice
      tone="warning"
      announce="now"
      title={t('notice.strangerTitle')}
      onDismiss={() => paymentUnknown(null)}
      dismissLabel={t('notice.close')}
    >
      {t('notice.stranger', { order })}
    </Notice>
  )
}

/** What the page can't be shown without. */
export const guestPage: LatePage = {
  Page: GuestPage,
  texts: [parkingTexts, sessionsTexts, adviceTexts, guestTexts, paymentsTexts, errorTexts],
}
