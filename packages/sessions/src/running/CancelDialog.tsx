import {
  ConfirmCharge,
  isBusy,
  useChargeDialog,
  useChargeState,
  usePayments,
} from '@parking/payments'
import { canCancel, type TimedSession, type Vehicle } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { formatShortMoney, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { useZoneRules } from '../cost/useZoneRules.ts'
import css from './CancelDialog.module.css'
import { estimateRefund } from './estimateRefund.ts'
import { useRunningSession } from './useRunningSession.ts'
import { SessionGone } from './SessionGone.tsx'
import { sessionActionClosed } from '../draft/useSessionAction.ts'

/** Ends a session early, after asking; not with less than 30 minutes left. */
export function CancelDialog({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { cancel } = usePayments()
  // While the answer is open, the list may already show that the session has ended.
  const isOpen = isBusy(useChargeState(cancel))
  const { timed: session, vehicle, unreadable, session: listed } = useRunningSession(sessionId)
  const now = useNow()
  useChargeDialog(cancel, sessionActionClosed)
  if (isOpen || (session !== null && canCancel(session, now))) {
    return <Asked session={session} vehicle={vehicle} />
  }
  const gone = t(listed === null ? 'extend.gone' : 'extend.endless')
  return session === null ? (
    <SessionGone title={t('cancel.title')} text={gone} unreadable={unreadable} />
  ) : (
    <SessionGone title={t('cancel.title')} text={t('cancel.tooLate')} />
  )
}

function Asked({
  session,
  vehicle,
}: {
  readonly session: TimedSession | null
  readonly vehicle: Vehicle | null
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { cancel } = usePayments()
  const state = useChargeState(cancel)

  function confirm(): void {
    if (session === null || session.reservationId === null) return
    const { reservationId, plate, zone, startsAt, endsAt } = session
    void cancel.submit({ reservationId, plate, zone, startsAt, endsAt })
  }

  return (
    <ConfirmCharge
      charge={cancel}
      about="ending"
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.back')}
      onConfirm={confirm}
      onCancel={sessionActionClosed}
    >
      {session === null ? null : <p>{t('cancel.text', { plate: formatPlate(session.plate) })}</p>}
      {session === null || isBusy(state) ? null : <Refund session={session} vehicle={vehicle} />}
      <p className={css['rule']}>{t('cancel.rule')}</p>
    </ConfirmCharge>
  )
}

/** What will come back, by the published prices: the city counts it in the end. */
function Refund({
  session,
  vehicle,
}: {
  readonly session: TimedSession
  readonly vehicle: Vehicle | null
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const rules = useZoneRules(session.zone, vehicle)
  const now = useNow()
  const refund = rules === null ? null : estimateRefund(session, rules, now)
  if (refund === null) return null
  const amount = formatShortMoney(refund, language)
  return (
    <p className={css['refund']}>
      {refund === 0 ? t('cancel.noRefund') : t('cancel.refund', { amount })}
    </p>
  )
}
