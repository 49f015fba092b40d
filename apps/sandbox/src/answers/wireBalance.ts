import type { Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import { findBalance } from '../money/ledger.ts'
import type { AccountRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'

/** Finds what is in a wallet; null where its owner sees none (a city without balance, a guest). */
export function findWallet(context: CityContext, account: AccountRow): Kopecks | null {
  if (context.city.modes.dontUseBalance || account.kind === 'guest') return null
  return findBalance(context, `wallet:${account.id}`)
}

/** Writes what is in a wallet; -1 where there is none. */
export function wireBalance(balance: Kopecks | null): string {
  return balance === null ? '-1' : roubles(balance)
}
