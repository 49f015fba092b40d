import { formatUntil, remainingTime, type TimedSession } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { Notice, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { ParkAnew } from './ParkAnew.tsx'

/** So shortly before its end a session may be over before an extension is sent, in milliseconds. */
const soon = 2 * 60_000

/**
 * Warns of minutes that nobody has paid for: the session that is extended is about to end, or has
 * ended while somebody looked at it.
 *
 * @param props.isRunning - whether the account still lists it as one that runs
 */
export function GapNote({
  session,
  isRunning,
}: {
  readonly session: TimedSession
  readonly isRunning: boolean
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { api } = useAppContext()
  const now = useNow()
  const left = remainingTime(session, now)
  const time = formatUntil(session.endsAt, now, { timeZone: api.timeZone, language })
  if (left === 0) {
    return (
      <Notice
        tone="warning"
        announce="now"
        title={t('gap.overTitle', { time })}
        action={<ParkAnew {...session} />}
      >
        {t('gap.over', { time })}
      </Notice>
    )
  }
  // One that was ended early leaves no gap.
  return !isRunning || left > soon ? null : (
    <Notice tone="warning" announce="politely" title={t('gap.soonTitle', { time })}>
      {t('gap.soon')}
    </Notice>
  )
}
