import type { Insertable } from 'kysely'
import { normalisePhone } from '@parking/domain'
import type { AccountRow, PhoneRow, Schema } from '../store/schema.ts'
import type { CityContext } from '../city/CityContext.ts'

/** What a new account is made of. */
export interface NewAccount {
  kind?: AccountRow['kind']
  email: string
  /** Of the password, as it is kept; none without one. */
  passwordHash?: string
  firstName?: string
  lastName?: string
  middleName?: string
  phone?: string
  inn?: string
  contract?: string
  company?: string
  defaultZone?: string
}

/** Makes an account with an empty wallet; returns its id. */
export function createAccount({ store, city, now }: CityContext, account: NewAccount): number {
  const row: Insertable<Schema['accounts']> = {
    city: city.id,
    kind: account.kind ?? 'driver',
    email: account.email,
    password: account.passwordHash ?? null,
    first_name: account.firstName ?? '',
    last_name: account.lastName ?? '',
    middle_name: account.middleName ?? '',
    inn: account.inn ?? null,
    contract: account.contract ?? null,
    company: account.company ?? null,
    failed_logins: 0,
    captcha: null,
    locked_until: null,
    report_history: 0,
    push_off: 0,
    check_before: 15,
    check_session: 1,
    created_at: now,
    default_zone: account.defaultZone ?? '',
  }
  return store.transaction(() => {
    const { id } = store.run(store.from.insertInto('accounts').values(row))
    store.run(
      store.from
        .insertInto('balances')
        .values({ city: city.id, account: `wallet:${id}`, amount: 0 }),
    )
    if (account.phone) {
      store.run(
        store.from
          .insertInto('phones')
          .values({ city: city.id, account: id, phone: account.phone, main: 1 }),
      )
    }
    return id
  })
}

/** Leaves only the digits of a phone, in Russia's form; it may be no mobile one. */
export function tidyPhone(phone: string): string {
  const digits = normalisePhone(phone)
  return digits.length === 10 ? `7${digits}` : digits
}

/** Finds a private driver by e-mail or phone. */
export function findDriver({ store, city }: CityContext, login: string): AccountRow | undefined {
  const accounts = store.from
    .selectFrom('accounts')
    .selectAll('accounts')
    .where('accounts.city', '=', city.id)
    .where('accounts.kind', '=', 'driver')
  if (login.includes('@')) return store.get(accounts.where('email', '=', login))
  return store.get(
    accounts
      .innerJoin('phones', 'phones.account', 'accounts.id')
      .where('phones.phone', '=', tidyPhone(login))
      .where('phones.city', '=', city.id),
  )
}

/** Lists an account's phones, the main one first. */
export function listPhones(
  { store }: CityContext,
  account: number,
): Pick<PhoneRow, 'phone' | 'main'>[] {
  return store.all(
    store.from
      .selectFrom('phones')
      .select(['phone', 'main'])
      .where('account', '=', account)
      .orderBy('main', 'desc')
      .orderBy('id'),
  )
}

/** Changes an account's own row. */
export function changeAccount(
  { store }: CityContext,
  account: number,
  change: Partial<AccountRow>,
): void {
  store.run(store.from.updateTable('accounts').set(change).where('id', '=', account))
}

/** Whether an account is the one that all guests of a city share. */
export function isGuest({ store }: Pick<CityContext, 'store'>, account: number): boolean {
  const owner = store.get(
    store.from.selectFrom('accounts').select('kind').where('id', '=', account),
  )
  return owner?.kind === 'guest'
}
