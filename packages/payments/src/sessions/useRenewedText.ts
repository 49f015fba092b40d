import { profileQuery } from '@parking/api-client'
import type { Checkout, DoneText, SessionStarted } from '@parking/checkout'
import { formatWhen } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useChargedText } from '../cost/useChargedText.ts'
import { durationText } from '../messages/durationText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

const minute = 60_000

type RenewIntent = Parameters<Checkout['renew']['submit']>[0]

/** Words a session that was extended: by how much, until when, and what was charged for it. */
export function useRenewedText(): (intent: RenewIntent, result: SessionStarted | null) => DoneText {
  const { t, language } = useMessages(paymentsMessages)
  const { api, clock } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const chargedText = useChargedText('renew')
  return ({ plate: number, reservationId, durationMinutes, endsAt }, result) => {
    // Where the answer was lost, the account has shown the session.
    const session =
      result?.session ??
      profile?.sessions.find((one) => one.reservationId === reservationId) ??
      null
    const said = { plate: formatPlate(number), duration: durationText(t, durationMinutes) }
    const isExtended = session !== null && session.endsAt >= endsAt + durationMinutes * minute
    const style = { timeZone: api.timeZone, language }
    const text = isExtended
      ? t('charge.renewedUntil', { ...said, time: formatWhen(session.endsAt, clock.now(), style) })
      : t('charge.renewed', said)
    return {
      title: t('charge.renewedTitle'),
      text: chargedText(text, session?.sum ?? null),
    }
  }
}
