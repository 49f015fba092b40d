import type { Cost, Instant, Kopecks } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { Refusal } from '../wire/Refusal.ts'
import { charge } from '../money/charge.ts'
import { transfer } from '../money/ledger.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import type { SessionRow } from '../store/schema.ts'
import { recordOperation } from './operations.ts'
import { findSession, refuseParked, sweep } from './findSessions.ts'
import { priceUsed, stayOf } from './priceUsed.ts'
import { sessionOf } from './sessionOf.ts'
import { endOf, priceStay, type Stay } from './stay.ts'

/** Less than this can't be saved by ending a session early (specification section 9). */
const LEAST_TO_CANCEL = 30 * 60_000

/** Who pays, and how. */
export interface Payment {
  account: number
  /** From the wallet; otherwise the money has come from outside for this very session. */
  fromWallet: boolean
  phone?: string
}

/**
 * Starts a session that is paid in full, in one transaction with its charge.
 *
 * @throws Refusal `ParkingSessionAlreadyExists`, `NoMoneyNoHoney`.
 */
export function startSession(
  store: Store,
  city: City,
  stay: Stay,
  cost: Cost,
  payment: Payment,
  now: Instant,
): { id: number; orderNumber: string } {
  return store.transaction(() => {
    refuseParked(store, city, stay, now)
    const orderNumber = payStay(store, city, 'payment', { stay, cost, payment, now })
    const end = endOf(stay)
    const { id } = store.run(
      store.from.insertInto('sessions').values({
        ...sessionOf(city, stay, payment.account),
        end_at: end,
        cost: cost.total,
        discount: cost.discount,
        paid: cost.total,
        status: end <= now ? 'closed' : 'active',
        kind: stay.post ? 'post' : 'balance',
        post_from: stay.post ? stay.start : null,
        order_number: orderNumber,
      }),
    )
    return { id, orderNumber }
  })
}

/**
 * Charges a stay and writes it into the driver's history.
 *
 * @returns the order's number
 */
function payStay(
  store: Store,
  city: City,
  kind: 'payment' | 'renew',
  paid: { stay: Stay; cost: Cost; payment: Payment; now: Instant },
): string {
  const { stay, cost, payment, now } = paid
  const orderNumber = nextOrderNumber(store, city.id)
  charge(store, {
    city: city.id,
    kind,
    account: payment.account,
    fromWallet: payment.fromWallet,
    to: 'parking',
    amount: cost.total,
    reference: orderNumber,
    at: now,
  })
  recordOperation(store, {
    ...lineOf(city, stay, payment),
    type: kind,
    at: now,
    start: stay.start,
    end: endOf(stay),
    sum: cost.total,
    discount: cost.discount,
    orderNumber,
  })
  return orderNumber
}

function lineOf(city: City, stay: Stay, payment: Payment) {
  return {
    city: city.id,
    account: payment.account,
    zone: stay.zone.number,
    parking: stay.zone.name,
    tariff: stay.zone.name,
    plate: stay.vehicle.plate,
    phone: payment.phone ?? '',
  }
}

/**
 * Extends a session from where it ends, in one transaction with its charge.
 *
 * @param agreed kopecks that were paid already, whatever the price is now
 * @throws Refusal `ParkingSessionIsOver`, `NoMoneyNoHoney`.
 */
export function renewSession(
  store: Store,
  city: City,
  session: SessionRow,
  minutes: number,
  payment: Payment,
  now: Instant,
  agreed?: Kopecks,
): { cost: Cost; orderNumber: string; end: Instant } {
  return store.transaction(() => {
    sweep(store, city, now)
    if (findSession(store, payment.account, String(session.id)).status !== 'active') {
      throw new Refusal('ParkingSessionIsOver')
    }
    const stay = stayOf(city, session, session.end_at, minutes)
    const price = priceStay(store, city, payment.account, stay, true)
    const cost = { ...price, total: agreed ?? price.total }
    const orderNumber = payStay(store, city, 'renew', { stay, cost, payment, now })
    const end = endOf(stay)
    store.run(
      store.from
        .updateTable('sessions')
        .set({
          end_at: end,
          cost: session.cost + cost.total,
          discount: session.discount + cost.discount,
          paid: session.paid + cost.total,
        })
        .where('id', '=', session.id),
    )
    return { cost, orderNumber, end }
  })
}

/**
 * Ends a session early and gives back what was not used, in one transaction.
 *
 * @returns kopecks that went back to the wallet.
 * @throws Refusal `ParkingSessionIsOver`, or `NoSaving` with under half an hour left.
 */
export function cancelSession(
  store: Store,
  city: City,
  account: number,
  id: string,
  now: Instant,
): { refund: Kopecks; orderNumber: string } {
  return store.transaction(() => {
    sweep(store, city, now)
    const session = findSession(store, account, id)
    if (session.status !== 'active') throw new Refusal('ParkingSessionIsOver')
    if (session.end_at - now < LEAST_TO_CANCEL) throw new Refusal('NoSaving')
    const used = priceUsed(store, city, account, session, now)
    const refund = Math.max(0, session.paid - used)
    const orderNumber = nextOrderNumber(store, city.id)
    if (refund > 0) {
      transfer(store, {
        city: city.id,
        kind: 'cancel',
        from: 'parking',
        to: `wallet:${account}`,
        amount: refund,
        reference: orderNumber,
        at: now,
      })
    }
    const end = Math.max(session.start_at, now)
    const kept = session.paid - refund
    store.run(
      store.from
        .updateTable('sessions')
        .set({ status: 'closed', end_at: end, cost: kept, paid: kept })
        .where('id', '=', session.id),
    )
    recordOperation(store, {
      ...lineOf(city, stayOf(city, session, session.start_at, 0), { account, fromWallet: true }),
      type: 'cancel',
      at: now,
      start: session.start_at,
      end,
      sum: refund,
      orderNumber,
    })
    return { refund, orderNumber }
  })
}
