import type { Instant } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { isRecord, integer, text, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { recordOperation } from './operations.ts'
import { buyPermit } from './permits.ts'
import { findSession } from './findSessions.ts'
import { offerOfCode } from './permitOffers.ts'
import { renewSession, startSession } from './sessions.ts'
import { payTicket } from './barrier.ts'
import { settleUnpaid } from './unpaid.ts'
import { priceStay, readVehicle, readZone, type Stay } from './stay.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import type { OrderRow } from '../store/schema.ts'
import { transfer } from '../money/ledger.ts'
import { declineOrder, payOrder } from '../money/orders.ts'

/** In cities with bonuses a top-up of this much brings one: 500 roubles. */
const BONUS_FROM = 50_000
const BONUS = 2_000

type Settle = (store: Store, city: City, order: OrderRow, now: Instant) => void

const settlements: Readonly<Record<OrderRow['purpose'], Settle>> = {
  refill,
  renew,
  session,
  subscription,
  deferred,
  break: deferred,
  barrier,
}

/**
 * Pays an order and does what it was for, once. Money that can't serve its purpose any more (the
 * session is over, the vehicle is parked) goes to the wallet; the bank declines it where there is
 * none that its owner sees.
 */
export function takePayment(store: Store, city: City, order: OrderRow, now: Instant): void {
  try {
    payOrder(store, order, (paid) => settleOrder(store, city, paid, now), now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    declineOrder(store, order)
  }
}

function settleOrder(store: Store, city: City, order: OrderRow, now: Instant): void {
  const settle = settlements[order.purpose]
  try {
    store.transaction(() => settle(store, city, order, now))
  } catch (error) {
    if (!(error instanceof Refusal) || !hasWallet(store, city, order)) throw error
    refill(store, city, order, now)
  }
}

function hasWallet(store: Store, city: City, order: OrderRow): boolean {
  const owner = store.get(
    store.from.selectFrom('accounts').select('kind').where('id', '=', order.account),
  )
  return !city.modes.dontUseBalance && owner !== undefined && owner.kind !== 'guest'
}

/** What an order has kept for the time after its payment. */
function payloadOfOrder(order: OrderRow): Input {
  const payload: unknown = JSON.parse(order.payload)
  return isRecord(payload) ? payload : {}
}

/** Puts the money of an order into the wallet. */
function refill(store: Store, city: City, order: OrderRow, now: Instant): void {
  const orderNumber = nextOrderNumber(store, city.id)
  const line = { city: city.id, account: order.account, at: now }
  transfer(store, {
    city: city.id,
    kind: 'refill',
    from: 'acquirer',
    to: `wallet:${order.account}`,
    amount: order.amount,
    reference: orderNumber,
    at: now,
  })
  const phone = text(payloadOfOrder(order), 'phone')
  recordOperation(store, { ...line, type: 'refill', sum: order.amount, orderNumber, phone })
  if (!city.modes.useBonus || order.amount < BONUS_FROM) return
  transfer(store, {
    city: city.id,
    kind: 'bonus20',
    from: 'bonus',
    to: `wallet:${order.account}`,
    amount: BONUS,
    reference: orderNumber,
    at: now,
  })
  recordOperation(store, {
    ...line,
    type: 'bonus20',
    sum: BONUS,
    orderNumber: nextOrderNumber(store, city.id),
  })
}

/** Reads the stay that an order was placed for. */
function stayOfOrder(city: City, order: OrderRow, now: Instant): Stay {
  const payload = payloadOfOrder(order)
  const start = integer(payload, 'start')
  return {
    zone: readZone(city, text(payload, 'zone'), text(payload, 'parkingCode')),
    parkingCode: text(payload, 'parkingCode'),
    vehicle: readVehicle(
      text(payload, 'plate'),
      text(payload, 'format'),
      text(payload, 'category'),
    ),
    start: start ?? now,
    minutes: integer(payload, 'minutes') ?? 0,
    post: start !== null,
  }
}

function session(store: Store, city: City, order: OrderRow, now: Instant): void {
  const stay = stayOfOrder(city, order, now)
  const price = priceStay(store, city, order.account, stay)
  const phone = text(payloadOfOrder(order), 'phone')
  const payment = { account: order.account, fromWallet: false, phone }
  // The price was agreed when the order was placed, whatever the clock says now.
  startSession(store, city, stay, { ...price, total: order.amount }, payment, now)
}

function renew(store: Store, city: City, order: OrderRow, now: Instant): void {
  const payload = payloadOfOrder(order)
  const row = findSession(store, order.account, text(payload, 'session'))
  const payment = { account: order.account, fromWallet: false, phone: text(payload, 'phone') }
  const minutes = integer(payload, 'minutes') ?? 0
  renewSession(store, city, row, minutes, payment, now, order.amount)
}

function subscription(store: Store, city: City, order: OrderRow, now: Instant): void {
  const payload = payloadOfOrder(order)
  const offer = offerOfCode(city, text(payload, 'code'))
  if (!offer) throw new Refusal('ValidationError')
  const purchase = {
    account: order.account,
    offer: { ...offer, price: order.amount },
    plate: text(payload, 'plate'),
    from: text(payload, 'from'),
    fromWallet: false,
    phone: text(payload, 'phone'),
  }
  buyPermit(store, city, purchase, now)
}

function deferred(store: Store, city: City, order: OrderRow, now: Instant): void {
  const payload = payloadOfOrder(order)
  const row = findSession(store, order.account, text(payload, 'session'))
  if (row.status !== 'waiting') throw new Refusal('ParkingSessionNotFound')
  const payment = { fromWallet: false, phone: text(payload, 'phone') }
  settleUnpaid(store, city, row, order.amount, payment, now)
}

function barrier(store: Store, city: City, order: OrderRow, now: Instant): void {
  const ticket = text(payloadOfOrder(order), 'ticket')
  payTicket(store, city, { account: order.account, ticket, amount: order.amount }, false, now)
}
