import { addDays, startOfDay, wallClock, type Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import { nextOrderNumber } from '../city/nextNumber.ts'
import { charge, type Payment } from '../money/moveMoney.ts'
import type { SessionRow } from '../store/schema.ts'
import { refuseParked } from './openSessions.ts'
import { insertSession } from './insertSession.ts'
import { writePlace } from './sessions.ts'
import type { ParkingRequest } from './parkingRequest.ts'

const MINUTE = 60_000

/** Counts the minutes to the end of the city's day: as long as an unpaid session may run. */
export function minutesToMidnight({ city, now }: CityContext): number {
  const tomorrow = addDays(wallClock(now, city.timeZone).date, 1)
  return Math.max(1, Math.floor((startOfDay(tomorrow, city.timeZone) - now) / MINUTE))
}

/**
 * Starts a session that nothing is paid for yet (cities without balance): it runs until ended.
 *
 * @throws Refusal `ParkingSessionAlreadyExists`.
 */
export function startUnpaid(
  context: CityContext,
  request: ParkingRequest,
  account: number,
): SessionRow {
  return context.store.transaction(() => {
    refuseParked(context, request)
    return insertSession(context, request, {
      account,
      cost: 0,
      discount: 0,
      paid: 0,
      status: 'active',
      kind: 'direct',
      order_number: nextOrderNumber(context),
    })
  })
}

/** Closes a waiting session with the money that came for it. */
export function settleUnpaid(
  context: CityContext,
  session: SessionRow,
  amount: Kopecks,
  payment: Omit<Payment, 'account'>,
): void {
  const { store, city } = context
  store.transaction(() => {
    charge(
      context,
      { ...payment, account: session.account },
      {
        type: 'payment',
        to: 'parking',
        start: session.start_at,
        end: session.end_at,
        ...writePlace(city, session.zone),
        plate: session.plate,
        sum: amount,
      },
    )
    store.run(
      store.from
        .updateTable('sessions')
        .set({ status: 'closed', paid: amount })
        .where('id', '=', session.id),
    )
  })
}
