import type { PriceShown, SessionStarted, StartIntent } from '@parking/payments'
import { formatUntil, type TimedSession } from '@parking/domain'
import { late, LazyBoundary, useAppContext, useTexts } from '@parking/runtime'
import { CheckCircleIcon, Countdown } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { KeepSession } from '../calendar/KeepSession.tsx'
import { useStartedText } from './useStartedText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import css from './PaidSession.module.css'
import { SessionActions } from './SessionActions.tsx'
import { useCountdownLabels } from './useCountdownLabels.ts'
import { usePlaceText } from './usePlaceText.ts'

// Most drivers have saved their car.
const SavePaidVehicle = late(async () => (await import('./SavePaidVehicle.tsx')).SavePaidVehicle)

/** What has just been paid on this page. */
export interface JustPaid {
  readonly intent: StartIntent
  /** Null where the answer was lost and the account has shown the payment. */
  readonly result: SessionStarted | null
  readonly price: PriceShown | null
}

/**
 * Shows the session that has just been paid, in sight and in focus: until when, for what, and what
 * was charged.
 *
 * @param props.session - null while the account does not list it as one that runs
 */
export function PaidSession({
  paid: { intent, result, price },
  session,
}: {
  readonly paid: JustPaid
  readonly session: TimedSession | null
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { api, clock } = useAppContext()
  const place = usePlaceText()
  const labels = useCountdownLabels()
  // Null once the session is not as it was told any more.
  const told = useStartedText()(intent, result, price)
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={css['card']}>
      <h3 ref={ref} tabIndex={-1} className={css['title']}>
        <CheckCircleIcon size="l" />
        <span>{told?.title ?? (session === null ? t('charge.startedTitle') : place(session))}</span>
      </h3>
      {session === null ? null : (
        <p className={css['end']}>
          {t('time.until', {
            time: formatUntil(session.endsAt, clock.now(), { timeZone: api.timeZone, language }),
          })}
        </p>
      )}
      <output>{told?.text}</output>
      <LazyBoundary lost={null}>
        <SavePaidVehicle vehicle={intent} />
      </LazyBoundary>
      {session === null ? null : (
        <>
          <Countdown end={session.endsAt} labels={labels} />
          <SessionActions session={session} />
          <KeepSession session={session} place={place(session)} />
        </>
      )}
    </div>
  )
}
