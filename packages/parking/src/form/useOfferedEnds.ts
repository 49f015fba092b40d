import {
  durationOptions,
  formatUntil,
  zonePriceAt,
  type DurationLimits,
  type Vehicle,
} from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow, type DurationInputProps } from '@parking/ui'
import { sessionsTexts, useZoneRules } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { findEnds } from './findEnds.ts'

/** The durations that are offered by their end, in words. */
export function useOfferedEnds(
  zone: string | null,
  vehicle: Pick<Vehicle, 'plate' | 'category'> | null,
  limits: DurationLimits,
): DurationInputProps['ends'] {
  const { t } = useTexts(parkingTexts)
  const { t: sessionsText, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const rules = useZoneRules(zone, vehicle)
  const now = useNow('minute')
  if (rules === null) return []
  const price = zonePriceAt(rules.tariff, now, rules.context)
  return findEnds(price, now, durationOptions(limits), timeZone).map(
    ({ kind, minutes, endsAt }) => {
      const time = formatUntil(endsAt, now, { timeZone, language })
      const label =
        kind === 'time' ? sessionsText('time.until', { time }) : t('form.untilFree', { time })
      return { minutes, label }
    },
  )
}
