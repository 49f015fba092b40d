import { member, type Call, type Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findSession, sweep } from '../parking/findSessions.ts'
import { recordOperation } from '../parking/operations.ts'
import { cancelSession } from '../parking/sessions.ts'
import { startUnpaid } from '../parking/startUnpaid.ts'
import { readVehicle, readZone } from '../parking/stay.ts'
import { endUnpaid, minutesToMidnight, settleUnpaid } from '../parking/unpaid.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { SessionRow } from '../store/schema.ts'
import { readMethod } from '../answers/paymentMethods.ts'
import { wireSession } from '../answers/wireSession.ts'
import { redirect } from './payment.ts'

/** Starts a session that is paid when it ends, at midnight at the latest. */
function start(call: Call): unknown {
  const { store, city, input, now } = call
  const account = member(call)
  const stay = {
    zone: readZone(city, text(input, 'Zone'), text(input, 'ParkingCode')),
    parkingCode: text(input, 'ParkingCode'),
    vehicle: readVehicle(
      text(input, 'Vehicle[Number]'),
      text(input, 'Vehicle[NumberFormat]'),
      text(input, 'Vehicle[Category]'),
    ),
    start: now,
    minutes: minutesToMidnight(city, now),
    post: false,
  }
  const { id } = startUnpaid(store, city, stay, account.id, now)
  const session = wireSession(city, findSession(store, account.id, String(id)), now)
  return { status: 'ok', result: { session, id: session.id, reservationId: session.id } }
}

function ownSession(call: Call) {
  const account = member(call)
  sweep(call.store, call.city, call.now)
  return { account, session: findSession(call.store, account.id, text(call.input, 'OrderId')) }
}

/** Pays what a session costs: from the wallet at once, else at the acquirer. */
function pay(call: Call, session: SessionRow, purpose: 'deferred' | 'break'): unknown {
  const { store, city, input, now } = call
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'PaymentService'), phone || '70000000000')
  const amount = session.cost
  if (method.name === 'balance') {
    settleUnpaid(store, city, session, amount, { fromWallet: true, phone }, now)
    return { status: 'ok', result: { amount: '0.00' } }
  }
  const payload = { session: session.id, phone }
  const order = { account: session.account, amount, method: method.name, payload }
  return { status: 'ok', result: redirect(call, { ...order, purpose }) }
}

/** Ends a running session and asks for its money; a free one is just over. */
function cancel(call: Call): unknown {
  const { store, city, input, now } = call
  const { session } = ownSession(call)
  if (session.kind !== 'direct' || session.status === 'closed') {
    throw new Refusal('ParkingSessionNotFound')
  }
  readMethod(city, text(input, 'PaymentService'), '70000000000')
  if (session.status === 'active' && endUnpaid(store, city, session, now) === 0) {
    return new Refusal('ParkingSessionWasFree')
  }
  return pay(call, findSession(store, session.account, String(session.id)), 'break')
}

function payDeferred(call: Call): unknown {
  const { session } = ownSession(call)
  if (session.status !== 'waiting') throw new Refusal('ParkingSessionNotFound')
  return pay(call, session, 'deferred')
}

/** Deletes a session: it can't be paid any more; what was paid for it goes back. */
function abort(call: Call): unknown {
  const { store, city, now } = call
  const { account, session } = ownSession(call)
  if (session.status === 'closed') throw new Refusal('ParkingSessionNotFound')
  if (session.kind !== 'direct') {
    cancelSession(store, city, account.id, String(session.id), now)
    return { status: 'ok', result: { amount: '0.00' } }
  }
  const cost = session.status === 'active' ? endUnpaid(store, city, session, now) : session.cost
  store.run(
    store.from.updateTable('sessions').set({ status: 'closed' }).where('id', '=', session.id),
  )
  if (cost === 0) return new Refusal('ParkingSessionWasFree')
  recordOperation(store, {
    city: city.id,
    account: account.id,
    type: 'payment',
    status: 'cancel',
    at: now,
    start: session.start_at,
    end: Math.min(now, session.end_at),
    zone: session.zone,
    plate: session.plate,
    sum: cost,
    orderNumber: nextOrderNumber(store, city.id),
    description: 'Не оплачено',
  })
  return { status: 'ok', result: { amount: '0.00' } }
}

/** Sessions that are paid when they end, in cities without balance. */
export const unpaidHandlers: Handlers = {
  startNoBalanceSession: start,
  cancelNoBalanceSession: cancel,
  payDeferredSession: payDeferred,
  abortSession: abort,
}
