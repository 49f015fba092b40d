import type { Instant } from '@parking/pricing'
import type { AccountRow } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { accountOfToken } from '../account/tokens.ts'
import type { City } from '../city/city.ts'
import type { Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'

/** One call of the contract, as its handler sees it. */
export interface Call {
  readonly operationId: string
  readonly city: City
  readonly store: Store
  /** The city's time, the same for the whole call. */
  readonly now: Instant
  /** Path, query and body in one. */
  readonly input: Input
  readonly token: string | undefined
  /** Where the caller sees this server: `https://host`, without a path. */
  readonly origin: string
  /** Tells once how the answer differs from plain JSON: a file, a type, an order. */
  readonly reply: { type?: string; fileName?: string }
}

/** Does what a call asks for; what it returns is sent, a Refusal is answered as an error. */
export type Handler = (call: Call) => unknown

/** Handlers by the operation of the contract. */
export type Handlers = Readonly<Record<string, Handler>>

/**
 * Reads who calls.
 *
 * @throws Refusal `TokenNotFound`, `TokenExpired`, or `AccountNotFound` when it is gone.
 */
export function caller(call: Call): AccountRow {
  const id = accountOfToken(call.store, call.city.id, call.token, call.now)
  const account = call.store.get(
    call.store.from.selectFrom('accounts').selectAll().where('id', '=', id),
  )
  if (!account) throw new Refusal('AccountNotFound')
  return account
}

/** Reads a private driver who calls; guests and companies have no such profile. */
export function driver(call: Call): AccountRow {
  return callerOf(call, 'driver')
}

/** Reads a company that calls. */
export function company(call: Call): AccountRow {
  return callerOf(call, 'company')
}

/** Reads anyone but a guest. */
export function member(call: Call): AccountRow {
  const account = caller(call)
  if (account.kind === 'guest') throw new Refusal('AccountNotFound')
  return account
}

function callerOf(call: Call, kind: AccountRow['kind']): AccountRow {
  const account = caller(call)
  if (account.kind !== kind) throw new Refusal('AccountNotFound')
  return account
}
