import { profileQuery } from '@parking/api-client'
import { isBusy, PaymentDialog, useChargeState, usePayments } from '@parking/payments'
import { deferredSessions, type ParkingSession } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import { useSpanText } from '../running/useSpanText.ts'
import { useLastSeen } from '../running/useLastSeen.ts'
import { sessionActionClosed } from '../draft/useSessionAction.ts'
import { SessionGone } from '../running/SessionGone.tsx'

/** Pays a session that has ended unpaid, or leaves it for later. */
export function PayDeferredDialog({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { api } = useAppContext()
  const { payDeferred } = usePayments()
  const { data } = useQuery(profileQuery(api))
  const session = deferredSessions(data?.sessions ?? []).find(({ id }) => id === sessionId) ?? null
  const state = useChargeState(payDeferred)
  const asked = useLastSeen(session)
  const isOpen = isBusy(state) || state.kind === 'atBank'
  if (asked === null || (session === null && !isOpen)) return <SessionGone />
  return <Asked session={asked} />
}

function Asked({ session }: { readonly session: ParkingSession }): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { payDeferred } = usePayments()
  const place = usePlaceText()
  const spanText = useSpanText()
  const { reservationId, id, plate, zone, startsAt, endsAt, amountToPay } = session
  return (
    <PaymentDialog
      title={t('unpaid.title')}
      summary={[formatPlate(plate), place(session, 'within')]}
      sum={amountToPay}
      submitLabel={t('unpaid.pay')}
      laterLabel={t('unpaid.postpone')}
      charge={payDeferred}
      // Nobody's balance pays a sum that nobody has seen: the page of a bank shows it.
      withBalance={amountToPay !== null}
      intent={(by) => ({
        reservationId: reservationId ?? id,
        plate,
        zone,
        endsAt,
        amount: amountToPay,
        ...by,
      })}
      onClose={sessionActionClosed}
    >
      <p>{spanText({ startsAt, endsAt })}</p>
    </PaymentDialog>
  )
}
