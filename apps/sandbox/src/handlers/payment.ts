import type { Kopecks } from '@parking/pricing'
import { readMethod } from '../answers/readMethod.ts'
import { redirect } from '../answers/redirect.ts'
import { findWallet, wireBalance } from '../answers/wireBalance.ts'
import { wireCost } from '../answers/wireCost.ts'
import { answerSession } from '../answers/wireSession.ts'
import { caller, driver, member, type Call, type Handlers } from '../http/call.ts'
import { findSession, refuseParked } from '../parking/openSessions.ts'
import { extensionRequest, priceParking } from '../parking/priceParking.ts'
import { cancelSession, renewSession, startSession } from '../parking/sessions.ts'
import { keepRequest } from '../parking/takePayment.ts'
import { readDuration, type ParkingRequest } from '../parking/parkingRequest.ts'
import type { AccountRow } from '../store/schema.ts'
import { integer, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { readRoubles, roubles } from '../wire/roubles.ts'
import { readParkingRequest } from './readParkingRequest.ts'

/** No top-up is larger than this: 15,000 roubles. */
const MOST_TO_REFILL: Kopecks = 1_500_000

/** Reads the extension that a call asks for; @throws Refusal `ParkingSessionIsOver`. */
function readExtension(call: Call, account: AccountRow, id: string): ParkingRequest {
  const { city, input, now } = call
  const session = findSession(call, account.id, id)
  if (session.status !== 'active' || session.end_at <= now) {
    throw new Refusal('ParkingSessionIsOver')
  }
  return extensionRequest(city, session, readDuration(city, integer(input, 'Duration')))
}

function cost(call: Call): unknown {
  const account = caller(call)
  const id = text(call.input, 'ReservationId')
  const request = id === '' ? readParkingRequest(call, account) : readExtension(call, account, id)
  const price = priceParking(call, account.id, request)
  return { status: 'ok', result: wireCost(call.city, price, findWallet(call, account)) }
}

function start(call: Call): unknown {
  const account = caller(call)
  const request = readParkingRequest(call, account)
  const phone = text(call.input, 'phone')
  const method = readMethod(call.city, text(call.input, 'PaymentService'), phone)
  const { from } = method
  if (account.kind === 'guest' && from === 'wallet') throw new Refusal('PaymentServiceNotFound')
  const price = priceParking(call, account.id, request)
  if (from === 'wallet' || price.total === 0) {
    return answerSession(
      call,
      startSession(call, request, price, { account: account.id, from, phone }),
    )
  }
  refuseParked(call, request)
  const order = { account: account.id, amount: price.total, method: method.name }
  const payload = { ...keepRequest(request), phone }
  return { status: 'ok', result: redirect(call, { ...order, purpose: 'session', payload }) }
}

function renew(call: Call): unknown {
  const { city, input, now } = call
  const account = member(call)
  const id = text(input, 'ReservationId')
  const session = findSession(call, account.id, id)
  const minutes = readDuration(city, integer(input, 'Duration'))
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'PaymentService'), phone)
  const { from } = method
  if (session.status !== 'active' || session.end_at <= now) {
    throw new Refusal('ParkingSessionIsOver')
  }
  const price = priceParking(call, account.id, extensionRequest(city, session, minutes))
  if (from === 'acquirer' && price.total > 0) {
    const payload = { session: session.id, minutes, phone }
    const order = { account: account.id, amount: price.total, method: method.name, payload }
    return { status: 'ok', result: redirect(call, { ...order, purpose: 'renew' }) }
  }
  renewSession(call, id, minutes, { account: account.id, from, phone })
  return answerSession(call, findSession(call, account.id, id))
}

function refill(call: Call): unknown {
  const { city, input } = call
  const account = driver(call)
  const amount = readRoubles(text(input, 'RefillAmount'))
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'PaymentService'), phone)
  if (method.from === 'wallet' || city.modes.dontUseBalance) {
    throw new Refusal('PaymentServiceNotFound')
  }
  if (amount > MOST_TO_REFILL) throw new Refusal('RefillAmountCanNotBeMaxAllowable')
  const order = { account: account.id, amount, method: method.name, payload: { phone } }
  return { status: 'ok', result: redirect(call, { ...order, purpose: 'refill' }) }
}

function cancel(call: Call): unknown {
  const account = member(call)
  const refund = cancelSession(call, account.id, text(call.input, 'ReservationId'))
  const balance = wireBalance(findWallet(call, account))
  return { status: 'ok', result: { sum: roubles(refund), balance } }
}

/** Pricing, starting, extending and ending sessions, and topping up. */
export const paymentHandlers: Handlers = {
  calculateCost: cost,
  startParking: start,
  renewSession: renew,
  refillBalance: refill,
  cancelSession: cancel,
}
