import { profileQuery } from '@parking/api-client'
import type { DoneText, SessionStarted, StartIntent } from '@parking/checkout'
import { currentSessions, formatWhen } from '@parking/domain'
import { formatPlate, isSamePlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useChargedText } from '../cost/useChargedText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** Words a session that has begun: where, until when, and what was charged for it. */
export function useStartedText(): (intent: StartIntent, result: SessionStarted | null) => DoneText {
  const { t, language } = useMessages(paymentsMessages)
  const { api, clock } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const chargedText = useChargedText('start')
  return ({ plate: number, zone, parkingCode }, result) => {
    const place =
      parkingCode === null
        ? t('charge.inZone', { zone })
        : t('charge.inParking', { code: parkingCode })
    const title = t('charge.startedTitle')
    const plate = formatPlate(number)
    const now = clock.now()
    // Where the answer was lost, the account has shown the session.
    const running = currentSessions(profile?.sessions ?? [], now)
    const session = result?.session ?? running.find((one) => isSamePlate(one.plate, number)) ?? null
    if (session === null) {
      return { title, text: chargedText(t('charge.started', { plate, place }), null) }
    }
    const time = formatWhen(session.endsAt, now, { timeZone: api.timeZone, language })
    const text = t('charge.startedUntil', { plate, place, time })
    return { title, text: chargedText(text, session.sum) }
  }
}
