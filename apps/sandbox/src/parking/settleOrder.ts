import { isGuest } from '../account/accounts.ts'
import type { City } from '../city/city.ts'
import type { Desk } from '../city/Desk.ts'
import { nextOrderNumber } from '../city/nextNumber.ts'
import { transfer } from '../money/ledger.ts'
import { charge, type Payment } from '../money/moveMoney.ts'
import { declineOrder, payOrder } from '../money/orders.ts'
import { recordOperation } from '../money/recordOperation.ts'
import type { OrderRow } from '../store/schema.ts'
import { integer, parseRecord, text, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { payTicket } from './barrier.ts'
import { findSession } from './findSessions.ts'
import { findOffer } from './permitOffers.ts'
import { buyPermit } from './permits.ts'
import { priceStay } from './priceStay.ts'
import { renewSession, startSession } from './sessions.ts'
import { readVehicle, readZone, type Stay } from './stay.ts'
import { settleUnpaid } from './unpaid.ts'

/** In cities with bonuses a top-up of this much brings one: 500 roubles. */
const BONUS_FROM = 50_000
const BONUS = 2_000

/** An order whose money has come: what it kept for this time, and who pays with it. */
interface PaidOrder {
  amount: number
  payload: Input
  payment: Payment
}

type Settle = (desk: Desk, order: PaidOrder) => void

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
 * Pays an order and does what it was for, once. Where that can't be done any more (the session is
 * over, the vehicle is parked), the money goes to the wallet; where its owner sees no wallet, the bank
 * declines.
 */
export function takePayment(desk: Desk, order: OrderRow): void {
  try {
    payOrder(desk, order, () => settleOrder(desk, order))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    declineOrder(desk, order)
  }
}

function settleOrder(desk: Desk, row: OrderRow): void {
  const payload = parseRecord(row.payload)
  const phone = text(payload, 'phone')
  const payment = { account: row.account, from: 'acquirer', phone, order: row.id } as const
  const order = { amount: row.amount, payload, payment }
  try {
    desk.store.transaction(() => settlements[row.purpose](desk, order))
  } catch (error) {
    if (!(error instanceof Refusal) || !hasWallet(desk, row.account)) throw error
    refill(desk, order)
  }
}

function hasWallet(desk: Desk, account: number): boolean {
  return !desk.city.modes.dontUseBalance && !isGuest(desk, account)
}

/** Puts the money of an order into the wallet. */
function refill(desk: Desk, { amount, payment }: PaidOrder): void {
  const { account } = payment
  const to = `wallet:${account}` as const
  const reference = charge(desk, payment, { type: 'refill', to, sum: amount })
  if (!desk.city.modes.useBonus || amount < BONUS_FROM) return
  // The bonus refers to the top-up that brought it, and is a line of its own in the history.
  transfer(desk, { kind: 'bonus20', from: 'bonus', to, amount: BONUS, reference })
  const orderNumber = nextOrderNumber(desk)
  recordOperation(desk, { account, type: 'bonus20', sum: BONUS, orderNumber })
}

/** What an order keeps of a stay, to start it once it is paid. */
export function keepStay({ zone, vehicle, parkingCode, minutes, paid, start }: Stay) {
  return {
    zone: zone.number,
    parkingCode,
    ...vehicle,
    minutes,
    start: paid === 'after' ? start : null,
  }
}

/** Reads the stay that an order was placed for. */
function readKeptStay(city: City, payload: Input, now: number): Stay {
  const start = integer(payload, 'start')
  const parkingCode = text(payload, 'parkingCode')
  return {
    zone: readZone(city, text(payload, 'zone'), parkingCode),
    parkingCode,
    vehicle: readVehicle(
      text(payload, 'plate'),
      text(payload, 'format'),
      text(payload, 'category'),
    ),
    start: start ?? now,
    minutes: integer(payload, 'minutes') ?? 0,
    paid: start === null ? 'before' : 'after',
  }
}

/** The price was agreed when the order was placed, whatever the clock says now. */
function session(desk: Desk, { amount, payload, payment }: PaidOrder): void {
  const stay = readKeptStay(desk.city, payload, desk.now)
  const price = priceStay(desk, payment.account, stay)
  startSession(desk, stay, { ...price, total: amount }, payment)
}

function renew(desk: Desk, { amount, payload, payment }: PaidOrder): void {
  renewSession(desk, text(payload, 'session'), integer(payload, 'minutes') ?? 0, payment, amount)
}

function subscription(desk: Desk, { amount, payload, payment }: PaidOrder): void {
  const offer = findOffer(desk.city, text(payload, 'code'))
  if (!offer) throw new Refusal('ValidationError')
  buyPermit(desk, {
    ...payment,
    offer: { ...offer, price: amount },
    plate: text(payload, 'plate'),
    firstDay: text(payload, 'from'),
  })
}

function deferred(desk: Desk, { amount, payload, payment }: PaidOrder): void {
  const row = findSession(desk, payment.account, text(payload, 'session'))
  if (row.status !== 'waiting') throw new Refusal('ParkingSessionNotFound')
  settleUnpaid(desk, row, amount, payment)
}

function barrier(desk: Desk, { amount, payload, payment }: PaidOrder): void {
  payTicket(desk, text(payload, 'ticket'), amount, payment)
}
