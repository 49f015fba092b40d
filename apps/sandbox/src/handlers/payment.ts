import type { Cost, Kopecks } from '@parking/pricing'
import { caller, driver, member, type Call, type Handlers } from '../http/call.ts'
import { integer, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { balanceOf } from '../money/ledger.ts'
import { placeOrder, type NewOrder } from '../money/orders.ts'
import { findSession, refuseParked } from '../parking/findSessions.ts'
import { stayOf } from '../parking/priceUsed.ts'
import { cancelSession, renewSession, startSession } from '../parking/sessions.ts'
import { priceStay, readDuration, type Stay } from '../parking/stay.ts'
import type { AccountRow } from '../store/schema.ts'
import { readRoubles, roubles } from '../wire/roubles.ts'
import { wireCost } from '../answers/wireCost.ts'
import { readMethod } from '../answers/paymentMethods.ts'
import { wireSession } from '../answers/wireSession.ts'
import { readStay } from './readStay.ts'

/** No top-up is larger than this: 15,000 roubles. */
const MOST_TO_REFILL: Kopecks = 1_500_000

/** Registers a payment with the acquirer and writes where to pay it. */
export function redirect(call: Call, order: Omit<NewOrder, 'city'>) {
  const orderId = placeOrder(call.store, { ...order, city: call.city.id }, call.now)
  return {
    RedirectURL: `${call.origin}/sandbox/${call.city.id}/pages/acquirer/${orderId}`,
    amount: roubles(order.amount),
    orderId,
  }
}

function walletOf(call: Call, account: AccountRow): Kopecks | null {
  if (call.city.modes.dontUseBalance || account.kind === 'guest') return null
  return balanceOf(call.store, call.city.id, `wallet:${account.id}`)
}

function cost(call: Call): unknown {
  const { store, city, input } = call
  const account = caller(call)
  const reservation = text(input, 'ReservationId')
  let price: Cost
  if (reservation === '') {
    price = priceStay(store, city, account.id, readStay(call, account))
  } else {
    const session = findSession(store, account.id, reservation)
    if (session.status !== 'active' || session.end_at <= call.now) {
      throw new Refusal('ParkingSessionIsOver')
    }
    const minutes = readDuration(city, integer(input, 'Duration'))
    price = priceStay(store, city, account.id, stayOf(city, session, session.end_at, minutes), true)
  }
  return { status: 'ok', result: wireCost(city, price, walletOf(call, account)) }
}

function start(call: Call): unknown {
  const { store, city, input, now } = call
  const account = caller(call)
  const stay = readStay(call, account)
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'PaymentService'), phone)
  if (account.kind === 'guest' && method.name === 'balance') {
    throw new Refusal('PaymentServiceNotFound')
  }
  const price = priceStay(store, city, account.id, stay)
  const fromWallet = method.name === 'balance'
  if (fromWallet || price.total === 0) {
    const payment = { account: account.id, fromWallet, phone }
    const { id } = startSession(store, city, stay, price, payment, now)
    const session = wireSession(city, findSession(store, account.id, String(id)), now)
    return { status: 'ok', result: { session, id: session.id, reservationId: session.id } }
  }
  refuseParked(store, city, stay, now)
  const order = { account: account.id, amount: price.total, method: method.name }
  return {
    status: 'ok',
    result: redirect(call, { ...order, purpose: 'session', payload: payloadOf(stay, phone) }),
  }
}

/** What an order keeps of a stay, to start it once it is paid. */
function payloadOf(stay: Stay, phone: string) {
  const { zone, vehicle, parkingCode, minutes, post } = stay
  return {
    zone: zone.number,
    parkingCode,
    plate: vehicle.plate,
    format: vehicle.format,
    category: vehicle.category,
    minutes,
    start: post ? stay.start : null,
    phone,
  }
}

function renew(call: Call): unknown {
  const { store, city, input, now } = call
  const account = member(call)
  const session = findSession(store, account.id, text(input, 'ReservationId'))
  const minutes = readDuration(city, integer(input, 'Duration'))
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'PaymentService'), phone)
  if (session.status !== 'active' || session.end_at <= now) {
    throw new Refusal('ParkingSessionIsOver')
  }
  const extension = stayOf(city, session, session.end_at, minutes)
  const price = priceStay(store, city, account.id, extension, true)
  const fromWallet = method.name === 'balance'
  if (!fromWallet && price.total > 0) {
    const payload = { session: session.id, minutes, phone }
    const order = { account: account.id, amount: price.total, method: method.name, payload }
    return { status: 'ok', result: redirect(call, { ...order, purpose: 'renew' }) }
  }
  renewSession(store, city, session, minutes, { account: account.id, fromWallet, phone }, now)
  const renewed = wireSession(city, findSession(store, account.id, String(session.id)), now)
  return { status: 'ok', result: { session: renewed, id: renewed.id, reservationId: renewed.id } }
}

function refill(call: Call): unknown {
  const { city, input } = call
  const account = driver(call)
  const amount = readRoubles(text(input, 'RefillAmount'))
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'PaymentService'), phone)
  if (method.name === 'balance' || city.modes.dontUseBalance) {
    throw new Refusal('PaymentServiceNotFound')
  }
  if (amount > MOST_TO_REFILL) throw new Refusal('RefillAmountCanNotBeMaxAllowable')
  const order = { account: account.id, amount, method: method.name, payload: { phone } }
  return { status: 'ok', result: redirect(call, { ...order, purpose: 'refill' }) }
}

function cancel(call: Call): unknown {
  const { store, city, input, now } = call
  const account = member(call)
  const { refund } = cancelSession(store, city, account.id, text(input, 'ReservationId'), now)
  const balance = walletOf(call, account)
  return {
    status: 'ok',
    result: { sum: roubles(refund), balance: balance === null ? '-1' : roubles(balance) },
  }
}

/** Pricing, starting, extending and ending sessions, and topping up. */
export const paymentHandlers: Handlers = {
  calculateCost: cost,
  startParking: start,
  renewSession: renew,
  refillBalance: refill,
  cancelSession: cancel,
}
