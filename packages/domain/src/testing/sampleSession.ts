import type { TimedSession } from '../session/ParkingSession.ts'
import { minutesOn } from './sampleTime.ts'

/** A session that has run for 36 minutes at the time of the samples and has 84 to go, unless told otherwise. */
export function sampleSession(changes: Partial<TimedSession> = {}): TimedSession {
  return {
    id: '1',
    reservationId: '1',
    status: 'active',
    zone: '101',
    parkingCode: null,
    plate: 'А123ВС116',
    startsAt: minutesOn(-36),
    endsAt: minutesOn(84),
    durationMinutes: 120,
    sum: 14_000,
    amountToPay: null,
    postPaymentStartsAt: null,
    ...changes,
  }
}
