import { randomBytes } from 'node:crypto'
import { codeOfSalt, payloadOfCode } from '../account/codes.ts'
import { caller, type Call, type Handlers } from '../http/call.ts'
import { integer, requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findTicket, payTicket, priceTicket, ticketOfId } from '../parking/barrier.ts'
import { roubles } from '../wire/roubles.ts'
import { readMethod } from '../answers/paymentMethods.ts'
import { redirect } from './payment.ts'

/** How long a price that was told can be paid. */
const OFFER_HOLDS = 10 * 60_000

/** Prices a ticket; the price is kept under the session's id, to be paid as it was told. */
function getPlanarCost(call: Call): unknown {
  const { store, city, input, now } = call
  const account = caller(call)
  const ticket = findTicket(
    store,
    city,
    requiredText(input, 'ticketNumber', 'ParkingSessionNotFound'),
    text(input, 'parkingNumber'),
  )
  const amount = priceTicket(city, ticket, now)
  const salt = randomBytes(12).toString('hex')
  store.run(
    store.from.insertInto('codes').values({
      salt,
      city: city.id,
      purpose: 'barrier',
      target: ticket.number,
      code: '',
      account: account.id,
      payload: JSON.stringify({ ticket: ticket.id, amount }),
      attempts: 0,
      confirmed: 0,
      expires_at: now + OFFER_HOLDS,
    }),
  )
  return {
    status: 'ok',
    result: { cost: roubles(amount), sessionId: salt, parkingNumber: ticket.parking },
  }
}

function payPlanar(call: Call): unknown {
  const { store, city, input, now } = call
  const account = caller(call)
  const offer = codeOfSalt(store, city.id, text(input, 'sessionId'), now)
  if (offer?.purpose !== 'barrier' || offer.account !== account.id) {
    throw new Refusal('ParkingSessionNotFound')
  }
  const payload = payloadOfCode(offer)
  const ticket = ticketOfId(store, city, text(payload, 'ticket'))
  const amount = priceTicket(city, ticket, now)
  if (amount !== integer(payload, 'amount')) throw new Refusal('PriceChangedTryLater')
  if (amount === 0) throw new Refusal('ParkingSessionNotFound')
  const method = readMethod(city, text(input, 'paymentService'), '')
  if (method.name === 'balance') {
    if (account.kind === 'guest') throw new Refusal('PaymentServiceNotFound')
    payTicket(store, city, { account: account.id, ticket: ticket.id, amount }, true, now)
    return { status: 'ok', result: { message: 'Оплачено. На выезд есть 15 минут' } }
  }
  const order = { account: account.id, amount, method: method.name, payload: { ticket: ticket.id } }
  const { RedirectURL } = redirect(call, { ...order, purpose: 'barrier' })
  return { status: 'ok', result: { redirectURL: RedirectURL } }
}

/** Parkings with a barrier and a ticket. */
export const barrierHandlers: Handlers = { getPlanarCost, payPlanar }
