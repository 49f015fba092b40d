import type { CityContext } from '../city/CityContext.ts'
import { nextOrderNumber } from '../city/nextNumber.ts'
import { transfer, type LedgerAccount } from './ledger.ts'
import { recordOperation, type NewOperation } from './recordOperation.ts'

/** Who pays, and from where: the wallet, or money that came through the acquirer for this. */
export interface Payment {
  account: number
  from: 'wallet' | 'acquirer'
  phone: string
  /** The order that the acquirer knows it by. */
  order?: string
}

/** Money that moves, with what the driver's history says of it. */
export interface Movement extends Omit<NewOperation, 'orderNumber' | 'status'> {
  from: LedgerAccount
  to: LedgerAccount
  /** The acquirer's order; where there is none, a number is made. */
  order?: string | undefined
}

/**
 * Moves money under one order number and writes it into the driver's history; where the
 * sum is nothing, only the history is written.
 *
 * @returns the order number.
 * @throws Refusal `NoMoneyNoHoney` when a wallet would fall below zero.
 */
export function moveMoney(context: CityContext, { from, to, order, ...line }: Movement): string {
  const orderNumber = order ?? nextOrderNumber(context)
  if (line.sum > 0) {
    transfer(context, { purpose: line.type, from, to, amount: line.sum, reference: orderNumber })
  }
  recordOperation(context, { ...line, orderNumber })
  return orderNumber
}

/** Takes a payment; the same as `moveMoney` but for who pays. */
export function charge(
  context: CityContext,
  { account, from, phone, order }: Payment,
  bought: Omit<Movement, 'account' | 'from' | 'phone' | 'order'>,
): string {
  const source = from === 'wallet' ? (`wallet:${account}` as const) : from
  return moveMoney(context, { ...bought, account, phone, order, from: source })
}
