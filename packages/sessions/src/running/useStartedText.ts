import type { DoneText, PriceShown, SessionStarted, StartIntent } from '@parking/payments'
import { formatSpan, formatUntil, sessionState } from '@parking/domain'
import { formatPlate, isSamePlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { useChargedText } from '../cost/useChargedText.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { usePlaceText } from './usePlaceText.ts'
import { useToldSession } from './useToldSession.ts'

const minute = 60_000

/**
 * Words a session that has begun: where, until when, and what was charged for it; null once it was
 * extended or has ended.
 */
export function useStartedText(): (
  intent: StartIntent,
  result: SessionStarted | null,
  price: PriceShown | null,
) => DoneText | null {
  const { t, language } = useTexts(sessionsTexts)
  const { api, clock } = useAppContext()
  const findTold = useToldSession()
  const placeText = usePlaceText()
  const chargedText = useChargedText()
  return (intent, result, price) => {
    const { plate: number, zone, parkingCode, durationMinutes, startsAt } = intent
    const answered = result?.session ?? null
    const plate = formatPlate(number)
    const place = placeText({ zone, parkingCode }, 'within')
    if (startsAt !== undefined) {
      const to = startsAt + durationMinutes * minute
      const style = { timeZone: api.timeZone, language }
      const span = formatSpan({ from: startsAt, to, beside: clock.now() }, style)
      const said = t('charge.stayPaid', { plate, place, span })
      const text = chargedText('start', said, price, answered?.sum ?? null)
      return { title: t('charge.stayPaidTitle'), text }
    }
    const told = findTold(
      (one) =>
        one.status === 'active' &&
        sessionState(one, clock.now()) !== 'coming' &&
        isSamePlate(one.plate, number),
      answered,
      (session) => answered?.endsAt ?? session.startsAt + durationMinutes * minute,
    )
    if (told.kind === 'old') return null
    const { session } = told
    const title = t('charge.startedTitle')
    if (session === null || session.endsAt === null) {
      const said = t('charge.started', { plate, place })
      return { title, text: chargedText('start', said, price, answered?.sum ?? null) }
    }
    const time = formatUntil(session.endsAt, clock.now(), { timeZone: api.timeZone, language })
    const text = t('charge.startedUntil', { plate, place, time })
    return { title, text: chargedText('start', text, price, answered?.sum ?? session.sum) }
  }
}
