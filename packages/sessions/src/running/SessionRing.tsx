import { isEndingNow, remainingFraction, remainingTime, type TimedSession } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { RemainingRing, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { leftText } from '../texts/leftText.ts'
import { sessionsTexts } from '../texts/ru.ts'

/** Draws what is left of a session. */
export function SessionRing({
  session,
  size,
}: {
  readonly session: TimedSession
  readonly size: 's' | 'm'
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const now = useNow()
  const left = remainingTime(session, now)
  const time = left === 0 ? t('sessions.over') : leftText(t, left)
  return (
    <RemainingRing
      fraction={remainingFraction(session, now)}
      label={t('sessions.left')}
      valueText={left === 0 ? time : t('sessions.remaining', { time })}
      tone={toneOf(left, isEndingNow(session, now))}
      size={size}
    >
      {size === 's' ? null : time}
    </RemainingRing>
  )
}

function toneOf(left: number, isSoon: boolean): 'calm' | 'soon' | 'over' {
  if (left === 0) return 'over'
  return isSoon ? 'soon' : 'calm'
}
