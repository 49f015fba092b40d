import { formatWhen } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { vehiclesTexts } from '../texts/ru.ts'

/** Writes until when a vehicle is occupied, by the city's clocks. */
export function useVehicleTime(): (at: Instant | null) => string {
  const { city, clock } = useAppContext()
  const { t, language } = useTexts(vehiclesTexts)
  return (at) =>
    at === null
      ? t('row.unknownTime')
      : formatWhen(at, clock.now(), { timeZone: city.timeZone, language })
}
