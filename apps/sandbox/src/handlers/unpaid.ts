import { readMethod } from '../answers/readMethod.ts'
import { redirect } from '../answers/redirect.ts'
import { answerSession } from '../answers/wireSession.ts'
import { nextOrderNumber } from '../city/nextNumber.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { recordOperation } from '../money/recordOperation.ts'
import { endUnpaid } from '../parking/endUnpaid.ts'
import { closeSession, findSession, sweep } from '../parking/openSessions.ts'
import { cancelSession } from '../parking/sessions.ts'
import { readVehicle, readZone } from '../parking/parkingRequest.ts'
import { minutesToMidnight, settleUnpaid, startUnpaid } from '../parking/unpaid.ts'
import type { SessionRow } from '../store/schema.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'

/** Starts a session that is paid when it ends, at midnight at the latest. */
function start(call: Call): unknown {
  const { city, input, now } = call
  const account = member(call)
  const parkingCode = text(input, 'ParkingCode')
  const request = {
    zone: readZone(city, text(input, 'Zone'), parkingCode),
    parkingCode,
    vehicle: readVehicle(
      text(input, 'Vehicle[Number]'),
      text(input, 'Vehicle[NumberFormat]'),
      text(input, 'Vehicle[Category]'),
    ),
    start: now,
    minutes: minutesToMidnight(call),
    paid: 'before',
  } as const
  return answerSession(call, startUnpaid(call, request, account.id))
}

function ownSession(call: Call): SessionRow {
  const account = member(call)
  sweep(call)
  return findSession(call, account.id, text(call.input, 'OrderId'))
}

/** Pays what a session costs: from the wallet at once, else at the acquirer. */
function pay(call: Call, session: SessionRow, purpose: 'deferred' | 'break'): unknown {
  const { city, input } = call
  const { account, cost: amount } = session
  const phone = text(input, 'phone')
  const service = text(input, 'PaymentService')
  const { name, from } = readMethod(city, service, phone)
  if (from === 'wallet') {
    settleUnpaid(call, session, amount, { from, phone })
    return { status: 'ok', result: { amount: '0.00' } }
  }
  const payload = { session: session.id, phone }
  return {
    status: 'ok',
    result: redirect(call, { account, amount, method: name, purpose, payload }),
  }
}

/** Ends a running session and asks for its money; a free one is just over. */
function cancel(call: Call): unknown {
  const session = ownSession(call)
  if (session.kind !== 'direct' || session.status === 'closed') {
    throw new Refusal('ParkingSessionNotFound')
  }
  readMethod(call.city, text(call.input, 'PaymentService'), text(call.input, 'phone'))
  if (session.status === 'active' && endUnpaid(call, session, call.now) === 0) {
    return new Refusal('ParkingSessionWasFree')
  }
  return pay(call, findSession(call, session.account, String(session.id)), 'break')
}

function payDeferred(call: Call): unknown {
  const session = ownSession(call)
  if (session.status !== 'waiting') throw new Refusal('ParkingSessionNotFound')
  return pay(call, session, 'deferred')
}

/** Deletes a session: it can't be paid any more; what was paid for it goes back. */
function abort(call: Call): unknown {
  const session = ownSession(call)
  const { account } = session
  if (session.status === 'closed') throw new Refusal('ParkingSessionNotFound')
  if (session.kind !== 'direct') {
    cancelSession(call, account, String(session.id))
    return { status: 'ok', result: { amount: '0.00' } }
  }
  const cost = session.status === 'active' ? endUnpaid(call, session, call.now) : session.cost
  closeSession(call, session)
  if (cost === 0) return new Refusal('ParkingSessionWasFree')
  recordOperation(call, {
    account,
    type: 'payment',
    status: 'cancel',
    start: session.start_at,
    end: Math.min(call.now, session.end_at),
    zone: session.zone,
    plate: session.plate,
    sum: cost,
    orderNumber: nextOrderNumber(call),
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
