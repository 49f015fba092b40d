import type { ParkingSession } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** Says where a session is: its zone's number, else its parking's. */
export function usePlaceText(): (session: Pick<ParkingSession, 'zone' | 'parkingCode'>) => string {
  const { t } = useMessages(paymentsMessages)
  return ({ zone, parkingCode }) => {
    if (zone !== null) return t('sessions.zone', { zone })
    return t('sessions.parking', { code: parkingCode ?? '' })
  }
}
