import { useTexts } from '@parking/runtime'
import type { DurationInputProps } from '@parking/ui'
import { durationText } from './durationText.ts'
import { sessionsTexts } from './ru.ts'

/** The words of a field in which a duration is chosen. */
export function useDurationLabels(): DurationInputProps['labels'] {
  const { t } = useTexts(sessionsTexts)
  return {
    decrease: t('time.less'),
    increase: t('time.more'),
    none: t('time.none'),
    chips: t('time.quick'),
    ends: t('time.quickEnds'),
    duration: (minutes) => durationText(t, minutes),
  }
}
