import { canCancel } from '@parking/domain'
import type { Cost, Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import { charge, moveMoney, type Payment } from '../money/moveMoney.ts'
import type { SessionRow } from '../store/schema.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findSession, refuseParked, sweep } from './openSessions.ts'
import { insertSession } from './insertSession.ts'
import { extensionRequest, priceParking, priceUsed } from './priceParking.ts'
import { requestEnd, type ParkingRequest } from './parkingRequest.ts'

/**
 * Starts a session that is paid in full, in one transaction with its charge.
 *
 * @throws Refusal `ParkingSessionAlreadyExists`, `NoMoneyNoHoney`.
 */
export function startSession(
  context: CityContext,
  request: ParkingRequest,
  cost: Cost,
  payment: Payment,
): SessionRow {
  return context.store.transaction(() => {
    refuseParked(context, request)
    const orderNumber = chargeParking(context, 'payment', { request, cost, payment })
    return insertSession(context, request, {
      account: payment.account,
      cost: cost.total,
      discount: cost.discount,
      paid: cost.total,
      status: requestEnd(request) <= context.now ? 'closed' : 'active',
      kind: request.paid === 'after' ? 'post' : 'balance',
      order_number: orderNumber,
    })
  })
}

/** Charges what is asked for and writes it into the driver's history; returns the order number. */
export function chargeParking(
  context: CityContext,
  type: 'payment' | 'renew',
  { request, cost, payment }: { request: ParkingRequest; cost: Cost; payment: Payment },
): string {
  return charge(context, payment, {
    type,
    to: 'parking',
    start: request.start,
    end: requestEnd(request),
    ...writePlace(context.city, request.zone.number),
    plate: request.vehicle.plate,
    sum: cost.total,
    discount: cost.discount,
  })
}

/** Writes where somebody parked, as the history has it. */
export function writePlace(city: City, zone: string) {
  const name = city.zones.byNumber(zone)?.name ?? ''
  return { zone, parking: name, tariff: name }
}

/** Finds a session that still runs; @throws Refusal `ParkingSessionIsOver`. */
function findRunning(context: CityContext, account: number, id: string): SessionRow {
  sweep(context)
  const session = findSession(context, account, id)
  if (session.status !== 'active') throw new Refusal('ParkingSessionIsOver')
  return session
}

/**
 * Extends a session from where it ends, in one transaction with its charge.
 *
 * @param agreed kopecks that were paid already, whatever the price is now
 * @throws Refusal `ParkingSessionIsOver`, `NoMoneyNoHoney`.
 */
export function renewSession(
  context: CityContext,
  id: string,
  minutes: number,
  payment: Payment,
  agreed?: Kopecks,
): void {
  const { store, city } = context
  store.transaction(() => {
    const session = findRunning(context, payment.account, id)
    const request = extensionRequest(city, session, minutes)
    const price = priceParking(context, payment.account, request)
    const cost = { ...price, total: agreed ?? price.total }
    chargeParking(context, 'renew', { request, cost, payment })
    store.run(
      store.from
        .updateTable('sessions')
        .set({
          end_at: requestEnd(request),
          cost: session.cost + cost.total,
          discount: session.discount + cost.discount,
          paid: session.paid + cost.total,
        })
        .where('id', '=', session.id),
    )
  })
}

/**
 * Ends a session early and gives back what was not used, in one transaction.
 *
 * @returns kopecks that went back to the wallet.
 * @throws Refusal `ParkingSessionIsOver`, or `NoSaving` with under half an hour left.
 */
export function cancelSession(context: CityContext, account: number, id: string): Kopecks {
  const { store, city, now } = context
  return store.transaction(() => {
    const session = findRunning(context, account, id)
    if (!canCancel({ endsAt: session.end_at }, now)) throw new Refusal('NoSaving')
    const refund = Math.max(0, session.paid - priceUsed(context, session, now))
    const end = Math.max(session.start_at, now)
    const kept = session.paid - refund
    store.run(
      store.from
        .updateTable('sessions')
        .set({ status: 'closed', end_at: end, cost: kept, paid: kept })
        .where('id', '=', session.id),
    )
    moveMoney(context, {
      account,
      type: 'cancel',
      from: 'parking',
      to: `wallet:${account}`,
      start: session.start_at,
      end,
      ...writePlace(city, session.zone),
      plate: session.plate,
      sum: refund,
    })
    return refund
  })
}
