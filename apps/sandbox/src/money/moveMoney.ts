import type { Desk } from '../city/Desk.ts'
import { nextOrderNumber } from '../city/nextNumber.ts'
import { transfer, type LedgerAccount } from './ledger.ts'
import { recordOperation, type NewOperation } from './recordOperation.ts'

/** Who pays, and from where: the wallet, or money that came through the acquirer for this. */
export interface Payment {
  account: number
  from: 'wallet' | 'acquirer'
  phone: string
}

/** Money that moves, with what the driver's history says of it. */
export interface Movement extends Omit<NewOperation, 'orderNumber' | 'status'> {
  from: LedgerAccount
  to: LedgerAccount
}

/**
 * Moves money under an order number of its own and writes it into the driver's history; where the
 * sum is nothing, only the history is written.
 *
 * @returns the order number.
 * @throws Refusal `NoMoneyNoHoney` when a wallet would fall below zero.
 */
export function moveMoney(desk: Desk, { from, to, ...line }: Movement): string {
  const orderNumber = nextOrderNumber(desk)
  if (line.sum > 0) {
    transfer(desk, { kind: line.type, from, to, amount: line.sum, reference: orderNumber })
  }
  recordOperation(desk, { ...line, orderNumber })
  return orderNumber
}

/** Takes a payment for the city; the same as `moveMoney` but for who pays. */
export function charge(
  desk: Desk,
  { account, from, phone }: Payment,
  bought: Omit<Movement, 'account' | 'from' | 'phone'>,
): string {
  const source = from === 'wallet' ? (`wallet:${account}` as const) : from
  return moveMoney(desk, { ...bought, account, phone, from: source })
}
