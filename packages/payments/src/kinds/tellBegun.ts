import type { ParkingSession } from '@parking/domain'
import type { ChargeEnd } from '../charge/ChargeState.ts'
import type { Said } from '../charge/Said.ts'
import type { SessionStarted } from './fromBalance.ts'

const minute = 60_000

/** What a start wants; it has no length where it is paid when it ends. */
interface Stay {
  readonly zone: string
  readonly parkingCode: string | null
  readonly plate: string
  readonly durationMinutes?: number
  readonly startsAt?: number | undefined
}

/** What the end of a start says of the session that it has begun. */
export function tellBegun(end: ChargeEnd<Stay, SessionStarted>): Said | null {
  const session = end.kind === 'done' ? findBegun(end) : null
  return session === null ? null : { kind: 'runs', session }
}

/**
 * The session that was begun: as the answer tells it, else as it was asked for; null where none runs now,
 * or its end is not known: a stay that was paid for afterwards.
 */
function findBegun({
  attempt: { intent, sentAt, price },
  result,
}: Extract<ChargeEnd<Stay, SessionStarted>, { kind: 'done' }>): ParkingSession | null {
  if (result === null || intent.startsAt !== undefined) return null
  const { session, reservationId } = result
  if (session !== null) return session.status === 'active' ? session : null
  const { zone, parkingCode, plate, durationMinutes } = intent
  if (reservationId === null || durationMinutes === undefined) return null
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
