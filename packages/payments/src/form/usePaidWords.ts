import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import type { FormValues } from './formValues.ts'

/** Names what is about to be paid, as far as it is chosen. */
export function usePaidWords({ zone, parkingCode, vehicle, durationMinutes }: FormValues) {
  const { t, language } = useMessages(paymentsMessages)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const place =
    parkingCode === null
      ? t('charge.inZone', { zone: zone?.number ?? '' })
      : t('charge.inParking', { code: parkingCode })
  const end = now + (durationMinutes ?? 0) * 60_000
  return {
    parts: [
      ...(vehicle === null ? [] : [formatPlate(vehicle.plate)]),
      ...(zone === null ? [] : [place]),
    ],
    until:
      durationMinutes === null || durationMinutes === 0
        ? null
        : t('form.until', { time: formatUntil(end, now, { timeZone, language }) }),
  }
}
