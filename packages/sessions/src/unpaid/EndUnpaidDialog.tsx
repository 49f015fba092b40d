import { profileQuery } from '@parking/api-client'
import { isBusy, PaymentDialog, useChargeState, usePayments } from '@parking/payments'
import { deferredSessions, type ParkingSession } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import type { Kopecks } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { Price } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import { useRunningSession } from '../running/useRunningSession.ts'
import { useLastSeen } from '../running/useLastSeen.ts'
import { sessionActionClosed } from '../draft/useSessionAction.ts'
import { SessionGone } from '../running/SessionGone.tsx'
import css from './unpaid.module.css'
import { useUnpaidCost } from './useUnpaidCost.ts'

/** Ends a session that is paid when it ends, and leads to the page where it is paid. */
export function EndUnpaidDialog({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { endUnpaid } = usePayments()
  const { session } = useRunningSession(sessionId)
  const state = useChargeState(endUnpaid)
  // Once it has ended it is listed no more, and is still to be paid here.
  const asked = useLastSeen(session)
  const isOpen = isBusy(state) || state.kind === 'atBank'
  if (asked === null || (session === null && !isOpen)) return <SessionGone />
  return <Asked session={asked} />
}

function Asked({ session }: { readonly session: ParkingSession }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { endUnpaid } = usePayments()
  const place = usePlaceText()
  const estimate = useUnpaidCost(session)
  const hasEnded = useChargeState(endUnpaid).kind === 'atBank'
  const toPay = useAmountToPay(session)
  const { reservationId, id, plate, zone, startsAt, endsAt } = session
  return (
    <PaymentDialog
      title={t('unpaid.title')}
      summary={[formatPlate(plate), place(session, 'within')]}
      sum={hasEnded ? toPay : null}
      submitLabel={t('unpaid.endAndPay')}
      charge={endUnpaid}
      about="ending"
      intent={(by) => ({
        reservationId: reservationId ?? id,
        plate,
        zone,
        startsAt,
        endsAt,
        ...by,
      })}
      onClose={sessionActionClosed}
    >
      <p>{t(hasEnded ? 'unpaid.endedText' : 'unpaid.endText', { plate: formatPlate(plate) })}</p>
      <p className={css['cost']}>
        <span>{t(hasEnded ? 'sessions.toPay' : 'unpaid.about')}</span>
        <Price
          amount={hasEnded ? toPay : estimate}
          locale={language}
          labels={{ unknown: t('cost.unknown') }}
        />
      </p>
    </PaymentDialog>
  )
}

/** What the city asks for a session that has ended; null as long as it has not said so. */
function useAmountToPay({ id }: ParkingSession): Kopecks | null {
  const { data } = useQuery(profileQuery(useAppContext().api))
  const ended = deferredSessions(data?.sessions ?? []).find((session) => session.id === id)
  return ended?.amountToPay ?? null
}
