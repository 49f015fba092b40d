import { formatSpan, formatWhen, type ParkingSession } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { sessionsTexts } from '../texts/ru.ts'

/** Writes from when to when a session is, or only since when, where its end is not known. */
export function useSpanText(): (session: Pick<ParkingSession, 'startsAt' | 'endsAt'>) => string {
  const { t, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const style = { timeZone, language }
  return ({ startsAt, endsAt }) =>
    endsAt === null
      ? t('sessions.since', { time: formatWhen(startsAt, now, style) })
      : formatSpan({ from: startsAt, to: endsAt, beside: now }, style)
}
