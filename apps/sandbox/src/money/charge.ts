import type { Store } from '../store/openStore.ts'
import { transfer, type LedgerAccount, type Transfer } from './ledger.ts'

/** A payment by an account: from its wallet, or with money that came through the acquirer. */
export interface Charge extends Pick<Transfer, 'city' | 'kind' | 'amount' | 'reference' | 'at'> {
  account: number
  fromWallet: boolean
  to: LedgerAccount
}

/** Takes a payment; nothing moves when it is nothing. @throws Refusal `NoMoneyNoHoney`. */
export function charge(store: Store, { account, fromWallet, ...payment }: Charge): void {
  if (payment.amount === 0) return
  transfer(store, { ...payment, from: fromWallet ? `wallet:${account}` : 'acquirer' })
}
