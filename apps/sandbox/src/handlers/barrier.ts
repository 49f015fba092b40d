import { randomBytes } from 'node:crypto'
import { findCode, keepCode } from '../account/codes.ts'
import { readMethod } from '../answers/readMethod.ts'
import { redirect } from '../answers/redirect.ts'
import { caller, type Call, type Handlers } from '../http/call.ts'
import { findTicket, findTicketById, payTicket, priceTicket } from '../parking/barrier.ts'
import { integer, parseRecord, requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { roubles } from '../wire/roubles.ts'

/** How long a price that was told can be paid. */
const OFFER_HOLDS = 10 * 60_000

/** Prices a ticket; the price is kept under the session's id, to be paid as it was told. */
function getPlanarCost(call: Call): unknown {
  const { input } = call
  const account = caller(call)
  const number = requiredText(input, 'ticketNumber', 'ParkingSessionNotFound')
  const ticket = findTicket(call, number, text(input, 'parkingNumber'))
  const amount = priceTicket(call, ticket)
  const salt = randomBytes(12).toString('hex')
  keepCode(call, {
    salt,
    purpose: 'barrier',
    target: ticket.number,
    account: account.id,
    payload: { ticket: ticket.id, amount },
    lifetime: OFFER_HOLDS,
  })
  return {
    status: 'ok',
    result: { cost: roubles(amount), sessionId: salt, parkingNumber: ticket.parking },
  }
}

function payPlanar(call: Call): unknown {
  const { city, input } = call
  const account = caller(call)
  const offer = findCode(call, text(input, 'sessionId'))
  if (offer?.purpose !== 'barrier' || offer.account !== account.id) {
    throw new Refusal('ParkingSessionNotFound')
  }
  const payload = parseRecord(offer.payload)
  const ticket = findTicketById(call, text(payload, 'ticket'))
  const amount = priceTicket(call, ticket)
  if (amount !== integer(payload, 'amount')) throw new Refusal('PriceChangedTryLater')
  if (amount === 0) throw new Refusal('ParkingSessionNotFound')
  const phone = text(input, 'phone')
  const { name, from } = readMethod(city, text(input, 'paymentService'), phone)
  if (from === 'wallet') {
    if (account.kind === 'guest') throw new Refusal('PaymentServiceNotFound')
    payTicket(call, ticket.id, amount, { account: account.id, from, phone: '' })
    return { status: 'ok', result: { message: 'Оплачено. На выезд есть 15 минут' } }
  }
  const { RedirectURL } = redirect(call, {
    account: account.id,
    amount,
    method: name,
    purpose: 'barrier',
    payload: { ticket: ticket.id },
  })
  return { status: 'ok', result: { redirectURL: RedirectURL } }
}

/** Parkings with a barrier and a ticket. */
export const barrierHandlers: Handlers = { getPlanarCost, payPlanar }
