import type { Kopecks } from '@parking/pricing'
import type { Desk } from '../city/Desk.ts'
import { findBalance } from '../money/ledger.ts'
import type { AccountRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'

/** Finds what is in a wallet; null where its owner sees none (a city without balance, a guest). */
export function findWallet(desk: Desk, account: AccountRow): Kopecks | null {
  if (desk.city.modes.dontUseBalance || account.kind === 'guest') return null
  return findBalance(desk, `wallet:${account.id}`)
}

/** Writes what is in a wallet; -1 where there is none. */
export function wireBalance(balance: Kopecks | null): string {
  return balance === null ? '-1' : roubles(balance)
}
