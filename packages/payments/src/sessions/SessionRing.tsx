import { isEndingNow, remainingFraction, remainingTime, type ParkingSession } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { RemainingRing, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { durationText } from '../messages/durationText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

const minute = 60_000

/** Draws what is left of a session. */
export function SessionRing({
  session,
  size,
}: {
  readonly session: ParkingSession
  readonly size: 's' | 'm'
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const now = useNow()
  const left = remainingTime(session, now)
  const time = durationText(t, Math.floor(left / minute))
  return (
    <RemainingRing
      fraction={remainingFraction(session, now)}
      label={t('sessions.left')}
      valueText={left === 0 ? t('sessions.over') : t('sessions.remaining', { time })}
      tone={toneOf(left, isEndingNow(session, now))}
      size={size}
    >
      {size === 's' ? null : <Minutes left={left} />}
    </RemainingRing>
  )
}

/** Whole minutes up to two hours, hours from then on. */
function Minutes({ left }: { readonly left: number }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const minutes = Math.ceil(left / minute)
  return minutes <= 120
    ? t('time.minutes', { minutes })
    : t('time.hours', { hours: Math.round(minutes / 60) })
}

function toneOf(left: number, isSoon: boolean): 'calm' | 'soon' | 'over' {
  if (left === 0) return 'over'
  return isSoon ? 'soon' : 'calm'
}
