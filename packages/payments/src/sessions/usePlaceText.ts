import type { ParkingSession } from '@parking/domain'
import { useCitySettings, useMessages } from '@parking/runtime'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** Says where a session is: the number of its parking where those are paid, else its zone's. */
export function usePlaceText(): (session: Pick<ParkingSession, 'zone' | 'parkingCode'>) => string {
  const { t } = useMessages(paymentsMessages)
  const isPaidByParking = useCitySettings()?.chargesByParkingId ?? false
  return ({ zone, parkingCode }) => {
    if (zone !== null && !(isPaidByParking && parkingCode !== null))
      return t('sessions.zone', { zone })
    return t('sessions.parking', { code: parkingCode ?? '' })
  }
}
