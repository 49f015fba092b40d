import {
  isErrorName,
  type BarrierCost,
  type CostInterval,
  type ErrorName,
  type ParkingCost,
  type ParkingSession,
} from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import {
  asRecord,
  readBalance,
  cityTime,
  exact,
  flag,
  items,
  listOf,
  meaningful,
  money,
  need,
  pick,
  price,
  record,
  text,
  wholeList,
  WrongShape,
} from '../decode.ts'
import { readSession } from './profile.ts'

/** Where to pay. The address is raw: only the guard of the domain makes one to open out of it. */
export interface PaymentRedirect {
  readonly kind: 'redirect'
  readonly url: string
  readonly amount: Kopecks | null
  readonly orderId: string | null
}

/** What starting or extending a session came to. */
export type SessionOutcome =
  | PaymentRedirect
  | {
      readonly kind: 'started'
      readonly session: ParkingSession | null
      readonly reservationId: string | null
    }

/** What paying came to: nothing left to pay, or somewhere to pay. */
export type PaymentOutcome = PaymentRedirect | { readonly kind: 'done' }

/** What became of a call that moves money, by the back end's own word. */
export type ChargeStatus =
  /** It has had its effect; the order is that of the address to pay at, where it gave one. */
  | { readonly kind: 'done'; readonly orderId: string | null }
  /** It had no effect; null where the back end's name for the reason is not in the catalogue. */
  | { readonly kind: 'refused'; readonly errorName: ErrorName | null }
  /** It is still at work. */
  | { readonly kind: 'processing' }
  /** It never came, and will have no effect even if it comes now. */
  | { readonly kind: 'neverCame' }

/** What cancelling a session came to. */
export interface CancelOutcome {
  readonly kind: 'cancelled'
  /** What came back to the balance, null when it is not told. */
  readonly returned: Kopecks | null
  readonly balance: Kopecks | null
}

/** What paying for a barrier parking came to. */
export type BarrierOutcome =
  | PaymentRedirect
  /** With what the city says beyond that it is paid; null where that is nothing. */
  | { readonly kind: 'paid'; readonly message: string | null }

/** Reads where to pay; null when there is nowhere to. */
function readRedirect(result: unknown): PaymentRedirect | null {
  const found = asRecord(result)
  const raw = pick(found, 'RedirectURL', 'redirectURL')
  if (raw === null || meaningful(raw) === null) return null
  if (typeof raw !== 'string') throw new WrongShape('RedirectURL')
  return {
    kind: 'redirect',
    url: raw,
    amount: price(pick(found, 'amount')),
    orderId: meaningful(pick(found, 'orderId')),
  }
}

/** Reads where to pay when there is no other good answer. */
export function readNeededRedirect(result: unknown): PaymentRedirect {
  return need(readRedirect(result), 'RedirectURL')
}

/** Reads what starting or extending came to; an answer with neither session nor address is none. */
export function readSessionOutcome(result: unknown, timeZone: string): SessionOutcome {
  const redirect = readRedirect(result)
  if (redirect !== null) return redirect
  const found = record(result)
  const raw = pick(found, 'session')
  const session = raw === null ? null : readSession(raw, timeZone)
  const own = meaningful(pick(found, 'reservationId')) ?? meaningful(pick(found, 'id'))
  const reservationId = own ?? session?.reservationId ?? null
  if (session === null) need(reservationId, 'session')
  return { kind: 'started', session, reservationId }
}

/**
 * Reads what came of paying. It is done only when the answer says that nothing is left to pay. An
 * amount without an address to pay it at is no success, and an answer that tells neither is none.
 */
export function readPaymentOutcome(result: unknown): PaymentOutcome {
  const redirect = readRedirect(result)
  if (redirect !== null) return redirect
  const left = need(money(pick(record(result), 'amount', 'refill')), 'amount')
  if (left !== 0) throw new WrongShape('RedirectURL')
  return { kind: 'done' }
}

/** Reads what cancelling came to; an answer that tells neither sum nor balance is none. */
export function readCancelOutcome(result: unknown): CancelOutcome {
  const found = record(result)
  const [returned, balance] = [money(pick(found, 'sum')), readBalance(pick(found, 'balance'))]
  need(returned ?? balance, 'sum')
  if (returned !== null && returned < 0) throw new WrongShape('sum')
  return { kind: 'cancelled', returned, balance }
}

/** Reads what became of a call that moves money; a state that is not known is none. */
export function readChargeStatus(result: unknown): ChargeStatus {
  const found = record(result)
  const state = exact(pick(found, 'state')) ?? ''
  switch (state) {
    case 'done':
      return { kind: 'done', orderId: exact(pick(found, 'orderId')) }
    case 'refused': {
      const name = text(pick(found, 'reason')) ?? ''
      return { kind: 'refused', errorName: isErrorName(name) ? name : null }
    }
    case 'processing':
      return { kind: 'processing' }
    case 'unknown':
      return { kind: 'neverCame' }
    default:
      throw new WrongShape('state')
  }
}

/** What a message begins with that only repeats the outcome. */
const alreadyPaid = /^\s*оплачено(?:[.!]\s*|\s*$)/iu

/** Reads what paying for a barrier parking came to. */
export function readBarrierOutcome(result: unknown): BarrierOutcome {
  const redirect = readRedirect(result)
  if (redirect !== null) return redirect
  const words = need(meaningful(pick(record(result), 'message')), 'message')
  return { kind: 'paid', message: meaningful(words.replace(alreadyPaid, '')) }
}

/** Reads the price of a ticket of a barrier parking. */
export function readBarrierCost(result: unknown, parkingNumber: string): BarrierCost {
  const found = record(result)
  return {
    cost: need(price(pick(found, 'cost')), 'cost'),
    sessionId: need(meaningful(pick(found, 'sessionId')), 'sessionId'),
    parkingNumber: exact(pick(found, 'parkingNumber')) ?? parkingNumber,
  }
}

/** Reads what a stay costs. */
export function readCost(result: unknown, timeZone: string): ParkingCost {
  const found = record(result)
  const total = need(price(pick(found, 'totalcost')), 'totalcost')
  const discount = Math.max(0, money(pick(found, 'totaldiscount', 'sumSale')) ?? 0)
  const balance = readBalance(pick(found, 'balance'))
  const enough = pick(found, 'moneyEnough')
  const costData = pick(found, 'costData')
  const benefit = pick(found, 'benefitsName')
  return {
    total,
    discount,
    full: total + discount,
    intervals: costData === null ? [] : wholeList(costData, (one) => readInterval(one, timeZone)),
    benefits: items(listOf(benefit), text),
    balance,
    isMoneyEnough: enough === null ? balance !== null && balance >= total : flag(enough),
    topUp: Math.max(0, money(pick(found, 'refill')) ?? 0),
  }
}

function readInterval(value: unknown, timeZone: string): CostInterval {
  const found = record(value, 'costData')
  const benefit = text(pick(found, 'benefit'))
  return {
    startsAt: need(cityTime(pick(found, 'start'), timeZone), 'start'),
    endsAt: need(cityTime(pick(found, 'end'), timeZone), 'end'),
    hourlyPrice: money(pick(found, 'price')),
    benefit: benefit === '0' ? null : benefit,
    cost: need(price(pick(found, 'cost')), 'cost'),
  }
}
