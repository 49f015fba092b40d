import type { CityContext } from '../city/CityContext.ts'
import type { SessionRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'
import { writeTime } from '../wire/times.ts'

const MINUTE = 60_000

/** Writes a session as the wire has it. */
export function wireSession({ city, now }: CityContext, session: SessionRow) {
  const time = (instant: number) => writeTime(instant, city.timeZone, city.modes.timeFormat)
  const unpaid = session.status === 'waiting'
  const runs = session.status === 'active' && session.end_at > now
  return {
    id: String(session.id),
    zone: session.zone,
    transport: { numberTs: session.plate },
    sum: roubles(session.cost),
    duration: Math.round((session.end_at - session.start_at) / MINUTE),
    startDate: time(session.start_at),
    endDate: time(session.end_at),
    parkingCode: session.parking_code,
    reservationId: String(session.id),
    postPaymentStartTime: session.post_from === null ? null : time(session.post_from),
    status: unpaid ? 'Ожидает оплаты' : runs ? 'Действует' : 'Завершена',
    ...(unpaid ? { amountToPay: roubles(session.cost) } : {}),
  }
}

/** Answers with a session that was just started or extended. */
export function answerSession(context: CityContext, row: SessionRow) {
  const session = wireSession(context, row)
  return { status: 'ok', result: { session, id: session.id, reservationId: session.id } }
}
