import type { DoneText, SessionStarted, StartIntent } from '@parking/checkout'
import { formatWhen } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** Words a session that has begun. */
export function useStartedText(): (intent: StartIntent, result: SessionStarted | null) => DoneText {
  const { t, language } = useMessages(paymentsMessages)
  const { api, clock } = useAppContext()
  return ({ plate: number, zone, parkingCode }, result) => {
    const place =
      parkingCode === null
        ? t('charge.inZone', { zone })
        : t('charge.inParking', { code: parkingCode })
    const title = t('charge.startedTitle')
    const plate = formatPlate(number)
    const session = result?.session ?? null
    if (session === null) return { title, text: t('charge.started', { plate, place }) }
    const style = { timeZone: api.timeZone, language }
    const time = formatWhen(session.endsAt, clock.now(), style)
    return { title, text: t('charge.startedUntil', { plate, place, time }) }
  }
}
