import { profileQuery, settingsQuery } from '@parking/api-client'
import {
  formatUntil,
  hasEnd,
  runningSessions,
  sufficientDuration,
  type ParkingSession,
} from '@parking/domain'
import { formatPlate, isSamePlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { findLastSession } from '../draft/lastSession.ts'
import { linkFollowed, type ParkingLink } from '../draft/parkingDraft.ts'
import { durationText } from '../texts/durationText.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import { sessionsTexts } from '../texts/ru.ts'

/** What a driver who parks as last time is offered, and what that means in words. */
export type RepeatOffer =
  | {
      readonly kind: 'again'
      readonly search: ParkingLink
      /** Fills the form in, also where its page is open at that address already. */
      readonly fillIn: () => void
      readonly words: readonly string[]
    }
  /** The car is parked already. */
  | {
      readonly kind: 'extend'
      readonly session: ParkingSession
      readonly words: readonly string[]
    }

/** Offers the last session once more; null where there was none, or nothing is paid from a balance. */
export function useRepeatOffer(): RepeatOffer | null {
  const { t, language } = useTexts(sessionsTexts)
  const context = useAppContext()
  const { data: settings } = useQuery(settingsQuery(context.api))
  const { data: profile } = useQuery(profileQuery(context.api))
  const now = useNow('minute')
  const placeText = usePlaceText()
  if (settings?.hasBalance !== true || profile === undefined) return null
  const last = findLastSession(context, profile, now)
  if (last === null) return null
  const { zone, plate } = last
  // A city that is paid by zones may name a parking with a session all the same.
  const parkingCode = settings.chargesByParkingId ? last.parkingCode : null
  const durationMinutes = sufficientDuration(last.durationMinutes, settings.durations)
  const words = [placeText({ zone, parkingCode }, 'within'), formatPlate(plate)]
  const session = runningSessions(profile.sessions, now).find((one) =>
    isSamePlate(one.plate, plate),
  )
  if (session !== undefined) {
    if (session.reservationId === null || !hasEnd(session)) return null
    const time = formatUntil(session.endsAt, now, { timeZone: context.api.timeZone, language })
    return { kind: 'extend', session, words: [...words, t('time.until', { time })] }
  }
  const where = parkingCode === null ? { zone } : { parking: parkingCode }
  const search = { ...where, plate, duration: durationMinutes }
  return {
    kind: 'again',
    search,
    fillIn: () => linkFollowed({ zone, ...search }),
    words: [...words, durationText(t, durationMinutes)],
  }
}
