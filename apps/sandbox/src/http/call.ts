import { findTokenAccount } from '../account/tokens.ts'
import type { CityContext } from '../city/CityContext.ts'
import type { Idempotency } from '../money/idempotency.ts'
import type { AccountRow } from '../store/schema.ts'
import type { Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'

/** One call of the contract, as its handler sees it; its instant is the same for the whole call. */
export interface Call extends CityContext {
  readonly operationId: string
  /** Path, query and body in one. */
  readonly input: Input
  readonly token: string | undefined
  /** Where the caller sees this server: `https://host`, without a path. */
  readonly origin: string
  /** What is known of the keys of calls that move money. */
  readonly idempotency: Idempotency
  /** How the answer differs from plain JSON: its type, the name of a file. */
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
  const id = findTokenAccount(call, call.token)
  const account = call.store.get(
    call.store.from.selectFrom('accounts').selectAll().where('id', '=', id),
  )
  if (!account) throw new Refusal('AccountNotFound')
  return account
}

/** Reads a private driver who calls; guests and companies have no such profile. */
export function driver(call: Call): AccountRow {
  return callerAmong(call, ['driver'])
}

/** Reads a company that calls. */
export function company(call: Call): AccountRow {
  return callerAmong(call, ['company'])
}

/** Reads anyone but a guest. */
export function member(call: Call): AccountRow {
  return callerAmong(call, ['driver', 'company'])
}

function callerAmong(call: Call, kinds: readonly AccountRow['kind'][]): AccountRow {
  const account = caller(call)
  if (!kinds.includes(account.kind)) throw new Refusal('AccountNotFound')
  return account
}
