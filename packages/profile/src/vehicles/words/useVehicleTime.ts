import { formatWhen } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useMessages } from '@parking/runtime'
import { vehiclesMessages } from '../messages/vehiclesMessages.ts'

/** Writes until when a vehicle is occupied, by the city's clocks. */
export function useVehicleTime(): (at: Instant | null) => string {
  const { city, clock } = useAppContext()
  const { t, language } = useMessages(vehiclesMessages)
  return (at) =>
    at === null
      ? t('row.unknownTime')
      : formatWhen(at, clock.now(), { timeZone: city.timeZone, language })
}
