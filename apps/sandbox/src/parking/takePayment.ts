import { isGuest } from '../account/accounts.ts'
import type { City } from '../city/city.ts'
import type { CityContext } from '../city/CityContext.ts'
import { nextOrderNumber } from '../city/nextNumber.ts'
import { transfer } from '../money/ledger.ts'
import { charge, type Payment } from '../money/moveMoney.ts'
import { declineOrder, payOrder } from '../money/orders.ts'
import { recordOperation } from '../money/recordOperation.ts'
import type { OrderRow } from '../store/schema.ts'
import { integer, parseRecord, text, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { payTicket } from './barrier.ts'
import { findSession } from './openSessions.ts'
import { findOffer } from './permitOffers.ts'
import { buyPermit } from './permits.ts'
import { priceParking } from './priceParking.ts'
import { renewSession, startSession } from './sessions.ts'
import { readVehicle, readZone, type ParkingRequest } from './parkingRequest.ts'
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

type Settle = (context: CityContext, order: PaidOrder) => void

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
export function takePayment(context: CityContext, order: OrderRow): void {
  try {
    payOrder(context, order, () => settleOrder(context, order))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    declineOrder(context, order)
  }
}

function settleOrder(context: CityContext, row: OrderRow): void {
  const payload = parseRecord(row.payload)
  const phone = text(payload, 'phone')
  const payment = { account: row.account, from: 'acquirer', phone, order: row.id } as const
  const order = { amount: row.amount, payload, payment }
  try {
    context.store.transaction(() => settlements[row.purpose](context, order))
  } catch (error) {
    if (!(error instanceof Refusal) || !hasWallet(context, row.account)) throw error
    refill(context, order)
  }
}

function hasWallet(context: CityContext, account: number): boolean {
  return !context.city.modes.dontUseBalance && !isGuest(context, account)
}

/** Puts the money of an order into the wallet. */
function refill(context: CityContext, { amount, payment }: PaidOrder): void {
  const { account } = payment
  const to = `wallet:${account}` as const
  const reference = charge(context, payment, { type: 'refill', to, sum: amount })
  if (!context.city.modes.useBonus || amount < BONUS_FROM) return
  // The bonus refers to the top-up that brought it, and is a line of its own in the history.
  transfer(context, { purpose: 'bonus20', from: 'bonus', to, amount: BONUS, reference })
  const orderNumber = nextOrderNumber(context)
  recordOperation(context, { account, type: 'bonus20', sum: BONUS, orderNumber })
}

/** What an order keeps of a request, to start a session once it is paid. */
export function keepRequest({ zone, vehicle, parkingCode, minutes, paid, start }: ParkingRequest) {
  return {
    zone: zone.number,
    parkingCode,
    ...vehicle,
    minutes,
    start: paid === 'after' ? start : null,
  }
}

/** Reads the request that an order was placed for. */
function readKeptRequest(city: City, payload: Input, now: number): ParkingRequest {
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
function session(context: CityContext, { amount, payload, payment }: PaidOrder): void {
  const request = readKeptRequest(context.city, payload, context.now)
  const price = priceParking(context, payment.account, request)
  startSession(context, request, { ...price, total: amount }, payment)
}

function renew(context: CityContext, { amount, payload, payment }: PaidOrder): void {
  renewSession(context, text(payload, 'session'), integer(payload, 'minutes') ?? 0, payment, amount)
}

function subscription(context: CityContext, { amount, payload, payment }: PaidOrder): void {
  const offer = findOffer(context.city, text(payload, 'code'))
  if (!offer) throw new Refusal('ValidationError')
  buyPermit(context, {
    ...payment,
    offer: { ...offer, price: amount },
    plate: text(payload, 'plate'),
    firstDay: text(payload, 'from'),
  })
}

function deferred(context: CityContext, { amount, payload, payment }: PaidOrder): void {
  const row = findSession(context, payment.account, text(payload, 'session'))
  if (row.status !== 'waiting') throw new Refusal('ParkingSessionNotFound')
  settleUnpaid(context, row, amount, payment)
}

function barrier(context: CityContext, { amount, payload, payment }: PaidOrder): void {
  payTicket(context, text(payload, 'ticket'), amount, payment)
}
