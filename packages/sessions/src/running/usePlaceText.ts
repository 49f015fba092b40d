import type { ParkingSession } from '@parking/domain'
import { useCitySettings, useTexts } from '@parking/runtime'
import { sessionsTexts } from '../texts/ru.ts'

/**
 * Says where a session is: the number of its parking where those are paid, else its zone's.
 *
 * @returns writes the place; `within` other words it begins with a small letter
 */
export function usePlaceText(): (
  session: Pick<ParkingSession, 'zone' | 'parkingCode'>,
  position?: 'alone' | 'within',
) => string {
  const { t } = useTexts(sessionsTexts)
  const isPaidByParking = useCitySettings()?.chargesByParkingId ?? false
  return ({ zone, parkingCode }, position = 'alone') => {
    const words = position === 'alone' ? 'sessions' : 'within'
    if (zone !== null && !(isPaidByParking && parkingCode !== null))
      return t(`${words}.zone`, { zone })
    return t(`${words}.parking`, { code: parkingCode ?? '' })
  }
}
