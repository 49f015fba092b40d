import { profileQuery, settingsQuery } from '@parking/api-client'
import {
  ConfirmCharge,
  fromBalance,
  isBusy,
  useChargeDialog,
  useChargeState,
  usePayments,
} from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { sessionActionClosed } from '../draft/useSessionAction.ts'
import { SessionGone } from '../running/SessionGone.tsx'

/** Gives up a session that nothing was paid for, after asking: it can't be paid any more. */
export function AbortDialog({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { api } = useAppContext()
  const { abort } = usePayments()
  const state = useChargeState(abort)
  const { data: profile } = useQuery(profileQuery(api))
  const { data: settings } = useQuery(settingsQuery(api))
  useChargeDialog(abort, sessionActionClosed)
  const session = profile?.sessions.find(({ id }) => id === sessionId) ?? null
  if (session === null && !isBusy(state)) return <SessionGone />

  function confirm(): void {
    const [method] = [...(profile?.paymentMethods ?? []), ...(settings?.paymentMethods ?? [])]
    if (session === null) return
    const { id, reservationId, plate, zone, startsAt, endsAt } = session
    const named = { reservationId: reservationId ?? id, plate, zone, startsAt, endsAt }
    // Nothing is paid, but the call asks for a way to pay, also in a city that names none.
    void abort.submit({ ...named, method: method?.id ?? fromBalance })
  }

  return (
    <ConfirmCharge
      charge={abort}
      about="ending"
      title={t('unpaid.abortTitle')}
      confirmLabel={t('unpaid.abort')}
      cancelLabel={t('cancel.back')}
      onConfirm={confirm}
      onCancel={sessionActionClosed}
    >
      {session === null ? null : (
        <p>{t('unpaid.abortText', { plate: formatPlate(session.plate) })}</p>
      )}
    </ConfirmCharge>
  )
}
