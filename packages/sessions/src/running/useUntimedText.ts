import { formatStart, formatWhen, sessionState, type ParkingSession } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { sessionsTexts } from '../texts/ru.ts'

/** Says what a session is that can't be counted down. */
export function useUntimedText(): (session: ParkingSession) => string {
  const { t, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const style = { timeZone, language }
  return (session) => {
    const { startsAt } = session
    const state = sessionState(session, now)
    if (state === 'unclear') return t('sessions.unclear')
    return state === 'coming'
      ? t('sessions.begins', { time: formatStart(startsAt, now, style) })
      : t('sessions.endless', { time: formatWhen(startsAt, now, style) })
  }
}
