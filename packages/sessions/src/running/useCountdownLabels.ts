import { useTexts } from '@parking/runtime'
import type { CountdownLabels } from '@parking/ui'
import { leftText } from '../texts/leftText.ts'
import { sessionsTexts } from '../texts/ru.ts'

/** The words of a session's countdown. */
export function useCountdownLabels(): CountdownLabels {
  const { t } = useTexts(sessionsTexts)
  return {
    now: t('sessions.now'),
    over: t('sessions.over'),
    remaining: ({ total }) => t('sessions.remaining', { time: leftText(t, total) }),
    days: (count) => t('sessions.days', { count }),
  }
}
