import type { Checkout, DoneText, PriceShown, SessionStarted } from '@parking/checkout'
import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { useChargedText } from '../cost/useChargedText.ts'
import { durationText } from '../messages/durationText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { useToldSession } from './useToldSession.ts'

const minute = 60_000

type RenewIntent = Parameters<Checkout['renew']['submit']>[0]

/**
 * Words a session that was extended: by how much, until when, and what was charged for it; null once
 * it was extended again or has ended.
 */
export function useRenewedText(): (
  intent: RenewIntent,
  result: SessionStarted | null,
  price: PriceShown | null,
) => DoneText | null {
  const { t, language } = useMessages(paymentsMessages)
  const { api, clock } = useAppContext()
  const findTold = useToldSession()
  const chargedText = useChargedText()
  return (intent, result, price) => {
    const { plate, reservationId, durationMinutes, endsAt } = intent
    const newEnd = endsAt + durationMinutes * minute
    const told = findTold(
      (session) => session.reservationId === reservationId,
      result?.session ?? null,
      () => newEnd,
    )
    if (told.kind === 'old') return null
    const { session } = told
    const readEnd = session?.endsAt ?? 0
    const style = { timeZone: api.timeZone, language }
    const text = t('charge.renewedUntil', {
      plate: formatPlate(plate),
      duration: durationText(t, durationMinutes),
      // A session that is shown with its old end, or with none, has not been read yet.
      time: formatUntil(readEnd > endsAt ? readEnd : newEnd, clock.now(), style),
    })
    return {
      title: t('charge.renewedTitle'),
      text: chargedText('renew', text, price, result?.session?.sum ?? session?.sum ?? null),
    }
  }
}
