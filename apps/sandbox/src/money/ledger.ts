import { sql } from 'kysely'
import type { Kopecks } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import { Refusal } from '../wire/Refusal.ts'

/**
 * An account of the ledger: a driver's wallet or bonuses, the world outside (acquirer),
 * or what the city has earned. Only a wallet is held at zero or more.
 */
export type LedgerAccount = `wallet:${number}` | 'acquirer' | 'parking' | 'permits' | 'bonus'

/** One movement of money from account to account, in kopecks. */
export interface Transfer {
  /** What it is for: `payment`, `refill`, `renew`, `cancel`, `subscription` ... */
  purpose: string
  from: LedgerAccount
  to: LedgerAccount
  /** Kopecks, more than zero. */
  amount: Kopecks
  /** The order number both sides know it by. */
  reference: string
}

/** Tells what an account holds, in kopecks; 0 for one that was never used. */
export function findBalance({ store, city }: CityContext, account: LedgerAccount): Kopecks {
  const row = store.get(
    store.from
      .selectFrom('balances')
      .select('amount')
      .where('city', '=', city.id)
      .where('account', '=', account),
  )
  return row?.amount ?? 0
}

function post({ store, city }: CityContext, id: number, account: string, amount: number) {
  store.run(
    store.from.insertInto('entries').values({ city: city.id, transfer: id, account, amount }),
  )
  const moved = store.run(
    store.from
      .updateTable('balances')
      .set({ amount: sql`amount + ${amount}` })
      .where('city', '=', city.id)
      .where('account', '=', account),
  )
  if (moved.changes > 0) return
  store.run(store.from.insertInto('balances').values({ city: city.id, account, amount }))
}

/**
 * Moves money: two entries that cancel out, and both balances, or nothing at all.
 *
 * @throws Refusal `NoMoneyNoHoney` when a wallet would fall below zero.
 */
export function transfer(context: CityContext, movement: Transfer): void {
  const { purpose, from, to, amount, reference } = movement
  const { store, city, now } = context
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new TypeError(`A transfer moves a whole number of kopecks, not ${amount}`)
  }
  store.transaction(() => {
    if (from.startsWith('wallet:') && findBalance(context, from) < amount) {
      throw new Refusal('NoMoneyNoHoney')
    }
    const { id } = store.run(
      store.from
        .insertInto('transfers')
        .values({ city: city.id, kind: purpose, reference, at: now }),
    )
    post(context, id, from, -amount)
    post(context, id, to, amount)
  })
}

/** What an audit of a city's ledger finds: sums in kopecks and everything that does not agree. */
export interface Audit {
  /** The sum of all entries; anything but 0 is a loss. */
  total: Kopecks
  /** Each account: the sum of its entries and the balance kept beside them. */
  accounts: { account: string; entries: Kopecks; balance: Kopecks }[]
  /** Accounts whose entries and balance differ, and transfers that do not cancel out. */
  broken: string[]
}

/** Adds a city's ledger up from its entries and compares it with the balances kept. */
export function auditLedger({ store, city }: CityContext): Audit {
  const sum = sql<number>`sum(amount)`.as('entries')
  const sums = store.all(
    store.from
      .selectFrom('entries')
      .select(['account', sum])
      .where('city', '=', city.id)
      .groupBy('account')
      .orderBy('account'),
  )
  const uneven = store.all(
    store.from
      .selectFrom('entries')
      .select(['transfer', sum])
      .where('city', '=', city.id)
      .groupBy('transfer')
      .having(sql<number>`sum(amount)`, '<>', 0),
  )
  const balances = new Map(
    store
      .all(
        store.from.selectFrom('balances').select(['account', 'amount']).where('city', '=', city.id),
      )
      .map((row) => [row.account, row.amount]),
  )
  const accounts = sums.map(({ account, entries }) => ({
    account,
    entries,
    balance: balances.get(account) ?? 0,
  }))
  return {
    total: accounts.reduce((total, { entries }) => total + entries, 0),
    accounts,
    broken: [
      ...accounts.filter((row) => row.entries !== row.balance).map((row) => row.account),
      ...uneven.map((row) => `transfer ${row.transfer}`),
    ],
  }
}
