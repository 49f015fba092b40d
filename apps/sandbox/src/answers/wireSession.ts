import type { Instant } from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { SessionRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'
import { cityDateTime } from '../wire/times.ts'

const MINUTE = 60_000

/** Writes a session as the wire has it. */
export function wireSession(city: City, session: SessionRow, now: Instant) {
  const { timeZone } = city
  const unpaid = session.status === 'waiting'
  return {
    id: String(session.id),
    zone: session.zone,
    transport: { numberTs: session.plate },
    sum: roubles(session.cost),
    duration: Math.round((session.end_at - session.start_at) / MINUTE),
    startDate: cityDateTime(session.start_at, timeZone),
    endDate: cityDateTime(session.end_at, timeZone),
    parkingCode: session.parking_code,
    reservationId: String(session.id),
    postPaymentStartTime:
      session.post_from === null ? null : cityDateTime(session.post_from, timeZone),
    status: unpaid ? 'Ожидает оплаты' : statusOf(session, now),
    ...(unpaid ? { amountToPay: roubles(session.cost) } : {}),
  }
}

function statusOf(session: SessionRow, now: Instant): string {
  return session.status === 'active' && session.end_at > now ? 'Действует' : 'Завершена'
}
