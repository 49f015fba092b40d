import { useMessages } from '@parking/runtime'
import type { CountdownLabels } from '@parking/ui'
import { durationText } from '../messages/durationText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** The words of a session's countdown. */
export function useCountdownLabels(): CountdownLabels {
  const { t } = useMessages(paymentsMessages)
  return {
    now: t('sessions.now'),
    over: t('sessions.over'),
    remaining: ({ total }) =>
      t('sessions.remaining', { time: durationText(t, Math.floor(total / 60_000)) }),
    days: (count) => t('sessions.days', { count }),
  }
}
