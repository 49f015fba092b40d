import { formatSpan, formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { sessionsTexts } from '@parking/sessions'
import type { FormValues } from './formValues.ts'

/** Names what is about to be paid, as far as it is chosen. */
export function usePaidWords({
  zone,
  parkingCode,
  vehicle,
  durationMinutes,
  startsAt,
  day,
}: FormValues) {
  const { t, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const place =
    parkingCode === null
      ? t('charge.inZone', { zone: zone?.number ?? '' })
      : t('charge.inParking', { code: parkingCode })
  const length = (durationMinutes ?? 0) * 60_000
  const style = { timeZone, language }
  return {
    summary: [
      ...(vehicle === null ? [] : [formatPlate(vehicle.plate)]),
      ...(zone === null ? [] : [place]),
    ],
    until:
      length === 0 || (startsAt === null && day !== 'today')
        ? null
        : startsAt === null
          ? t('time.until', { time: formatUntil(now + length, now, style) })
          : formatSpan({ from: startsAt, to: startsAt + length, beside: now }, style),
  }
}
