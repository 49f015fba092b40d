import type { DurationInputProps } from '@parking/ui'
import { durationText } from './durationText.ts'
import type { PaymentsText } from './ru.ts'

/** The words of a field in which a duration is chosen. */
export function durationLabels(t: PaymentsText): DurationInputProps['labels'] {
  return {
    decrease: t('form.less'),
    increase: t('form.more'),
    none: t('form.withoutTime'),
    chips: t('form.quick'),
    ends: t('form.quickEnds'),
    duration: (minutes) => durationText(t, minutes),
  }
}
