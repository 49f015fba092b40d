import { useMessages } from '@parking/runtime'
import type { CountdownLabels } from '@parking/ui'
import { leftText } from '../messages/leftText.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** The words of a session's countdown. */
export function useCountdownLabels(): CountdownLabels {
  const { t } = useMessages(paymentsMessages)
  return {
    now: t('sessions.now'),
    over: t('sessions.over'),
    remaining: ({ total }) => t('sessions.remaining', { time: leftText(t, total) }),
    days: (count) => t('sessions.days', { count }),
  }
}
