import type { Payments, DoneText, PriceShown, SessionStarted } from '@parking/payments'
import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { useChargedText } from '../cost/useChargedText.ts'
import { durationText } from '../texts/durationText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { useToldSession } from './useToldSession.ts'

const minute = 60_000
/** Back ends round an end to the minute, each in its own way. */
const rounding = minute

type RenewIntent = Parameters<Payments['renew']['submit']>[0]

/**
 * Words a session that was extended: by how much, until when, whether that is another end than was asked
 * for, and what was charged for it; null once it has ended.
 */
export function useRenewedText(): (
  intent: RenewIntent,
  result: SessionStarted | null,
  price: PriceShown | null,
) => DoneText | null {
  const { t, language } = useTexts(sessionsTexts)
  const { api, clock } = useAppContext()
  const findTold = useToldSession()
  const chargedText = useChargedText()
  return (intent, result, price) => {
    const { plate, reservationId, durationMinutes, endsAt } = intent
    const newEnd = endsAt + durationMinutes * minute
    const told = findTold(
      (session) => session.reservationId === reservationId,
      result?.session ?? null,
      // Where the answer told no end, a later one than was asked for is told, not passed over.
      () => result?.session?.endsAt ?? Infinity,
    )
    if (told.kind === 'old') return null
    const { session } = told
    const readEnd = session?.endsAt ?? 0
    // A session that is shown with its old end, or with none, has not been read yet.
    const end = readEnd > endsAt ? readEnd : newEnd
    const say = (at: number) => formatUntil(at, clock.now(), { timeZone: api.timeZone, language })
    const text = t('charge.renewedUntil', {
      plate: formatPlate(plate),
      duration: durationText(t, durationMinutes),
      time: say(end),
    })
    const words = chargedText('renew', text, price, result?.session?.sum ?? session?.sum ?? null)
    const isOther = Math.abs(end - newEnd) > rounding
    const other = t('charge.renewedOther', { asked: say(newEnd), time: say(end) })
    return { title: t('charge.renewedTitle'), text: isOther ? `${words} ${other}` : words }
  }
}
