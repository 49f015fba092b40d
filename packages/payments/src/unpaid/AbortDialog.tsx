import { profileQuery, settingsQuery } from '@parking/api-client'
import {
  ChargeNotice,
  checkoutMessages,
  isBusy,
  useChargeState,
  useCheckout,
} from '@parking/checkout'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { ConfirmDialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { useChargeDialog } from '../sessions/useChargeDialog.ts'
import { sessionActionClosed } from '../sessions/useSessionAction.ts'
import { SessionGone } from './SessionGone.tsx'
import css from './unpaid.module.css'

/** Gives up a session that nothing was paid for, after asking: it can't be paid any more. */
export function AbortDialog({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const checkout = useMessages(checkoutMessages)
  const { api } = useAppContext()
  const { abort } = useCheckout()
  const state = useChargeState(abort)
  const { data: profile } = useQuery(profileQuery(api))
  const { data: settings } = useQuery(settingsQuery(api))
  useChargeDialog(abort, sessionActionClosed)
  const session = profile?.sessions.find(({ id }) => id === sessionId) ?? null
  if (session === null && !isBusy(state)) return <SessionGone />

  function confirm(): void {
    const [method] = [...(profile?.paymentMethods ?? []), ...(settings?.paymentMethods ?? [])]
    if (session === null || method === undefined) return
    const { id, reservationId, plate, zone, endsAt } = session
    const intent = { reservationId: reservationId ?? id, plate, zone, endsAt, method: method.id }
    void abort.submit(intent)
  }

  return (
    <ConfirmDialog
      opened
      danger
      title={t('unpaid.abortTitle')}
      confirmLabel={t('unpaid.abort')}
      cancelLabel={t('cancel.back')}
      hint={checkout.t('pay.again')}
      busy={state.kind === 'sending' || state.kind === 'checking'}
      onConfirm={confirm}
      onCancel={sessionActionClosed}
    >
      <div className={css['body']}>
        {session === null ? null : (
          <p>{t('unpaid.abortText', { plate: formatPlate(session.plate) })}</p>
        )}
        <ChargeNotice charge={abort} about="ending" />
      </div>
    </ConfirmDialog>
  )
}
