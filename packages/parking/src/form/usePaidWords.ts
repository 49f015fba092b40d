import { formatSpan, formatUntil, type ParkingCost } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { durationText, sessionsTexts } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
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
      ? t('within.zone', { zone: zone?.number ?? '' })
      : t('within.parking', { code: parkingCode })
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

/**
 * Names all of what is paid, as the dialog does that asks for it: the car, the place with the name of its
 * zone, for how long and when, and the discount (specification, section 6).
 *
 * @param known - what the city has said that it costs; null while that is not known
 */
export function usePaidLines(
  values: FormValues,
  known: Pick<ParkingCost, 'total' | 'full'> | null,
): readonly string[] {
  const { t, language } = useTexts(parkingTexts)
  const { t: sessionsText } = useTexts(sessionsTexts)
  const { summary, until } = usePaidWords(values)
  const { zone, durationMinutes } = values
  const name = zone === null || zone.name === zone.number ? null : zone.name
  const discount = known === null ? 0 : known.full - known.total
  return [
    ...summary,
    ...(name === null ? [] : [name]),
    ...(durationMinutes === null ? [] : [durationText(sessionsText, durationMinutes)]),
    ...(until === null ? [] : [until]),
    ...(discount > 0 ? [t('form.discount', { sum: formatMoney(discount, language) })] : []),
  ]
}
