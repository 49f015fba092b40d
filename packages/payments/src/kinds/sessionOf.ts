import type { ParkingSession } from '@parking/domain'
import type { Attempt } from '../charge/ChargeState.ts'
import type { SessionStarted } from './fromBalance.ts'
import type { StartIntent } from './startKind.ts'
import type { StartUnpaidIntent } from './startUnpaidKind.ts'

const minute = 60_000

/**
 * The session that a start has begun: as the answer tells it, else as it was asked for.
 *
 * @returns null where none runs now, or its end is not known: a stay that was paid for afterwards
 */
export function sessionOf(
  {
    intent,
    sentAt,
    price,
  }: Pick<Attempt<StartIntent | StartUnpaidIntent>, 'intent' | 'sentAt' | 'price'>,
  { session, reservationId }: SessionStarted,
): ParkingSession | null {
  if ('startsAt' in intent && intent.startsAt !== undefined) return null
  if (session !== null) return session.status === 'active' ? session : null
  if (reservationId === null || !('durationMinutes' in intent)) return null
  const { zone, parkingCode, plate, durationMinutes } = intent
  return {
    id: reservationId,
    reservationId,
    status: 'active',
    zone,
    parkingCode,
    plate,
    startsAt: sentAt,
    endsAt: sentAt + durationMinutes * minute,
    durationMinutes,
    sum: price?.total ?? null,
    amountToPay: null,
    postPaymentStartsAt: null,
  }
}
