import { randomBytes, randomInt } from 'node:crypto'
import type { Instant } from '@parking/pricing'
import { isRecord, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeRow } from '../store/schema.ts'

const LIFETIME = 15 * 60_000
const TRIES = 5
/** No more codes than this to one address or phone within the lifetime of a code. */
const MOST_CODES = 5

/** What a code confirms. */
export type Purpose =
  | 'register-email'
  | 'register-phone'
  | 'change-email'
  | 'change-phone'
  | 'restore'
  | 'third-party'
  | 'barrier'

/** A code to be sent. */
export interface NewCode {
  city: string
  purpose: Purpose
  /** The address or phone it goes to. */
  target: string
  account?: number
  payload?: Readonly<Record<string, unknown>>
  digits?: number
}

/**
 * Makes a code and the salt it is known by.
 *
 * @throws Refusal `LimitSMS` when too many went to the same place.
 */
export function makeCode(store: Store, wanted: NewCode, now: Instant) {
  const sent = store.all(
    store.from
      .selectFrom('codes')
      .select('salt')
      .where('city', '=', wanted.city)
      .where('purpose', '=', wanted.purpose)
      .where('target', '=', wanted.target)
      .where('expires_at', '>', now),
  )
  if (sent.length >= MOST_CODES) throw new Refusal('LimitSMS')
  const digits = wanted.digits ?? 4
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const salt = randomBytes(12).toString('hex')
  store.run(
    store.from.insertInto('codes').values({
      salt,
      city: wanted.city,
      purpose: wanted.purpose,
      target: wanted.target,
      code,
      account: wanted.account ?? null,
      payload: JSON.stringify(wanted.payload ?? {}),
      attempts: 0,
      confirmed: 0,
      expires_at: now + LIFETIME,
    }),
  )
  return { salt, code }
}

/**
 * Makes another code in the place of one that was sent: its salt stays.
 *
 * @throws Refusal `LimitSMS` when it was sent too often.
 */
export function renewCode(
  store: Store,
  row: CodeRow,
  change: { target?: string; payload?: Input },
  now: Instant,
): string {
  const payload = { ...payloadOfCode(row), ...change.payload }
  const sent = Number(payload['sent'] ?? 1) + 1
  if (sent > MOST_CODES) throw new Refusal('LimitSMS')
  const code = String(randomInt(10 ** row.code.length)).padStart(row.code.length, '0')
  store.run(
    store.from
      .updateTable('codes')
      .set({
        code,
        target: change.target ?? row.target,
        payload: JSON.stringify({ ...payload, sent }),
        attempts: 0,
        expires_at: now + LIFETIME,
      })
      .where('salt', '=', row.salt),
  )
  return code
}

/** Finds a code that still counts by its salt. */
export function codeOfSalt(
  store: Store,
  city: string,
  salt: string,
  now: Instant,
): CodeRow | undefined {
  return store.get(
    store.from
      .selectFrom('codes')
      .selectAll()
      .where('salt', '=', salt)
      .where('city', '=', city)
      .where('expires_at', '>', now),
  )
}

/** Finds the newest code that an account asked for. */
export function codeOfAccount(
  store: Store,
  account: number,
  purpose: Purpose,
  now: Instant,
): CodeRow | undefined {
  return store.get(
    store.from
      .selectFrom('codes')
      .selectAll()
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .where('confirmed', '=', 0)
      .where('expires_at', '>', now)
      .orderBy('expires_at', 'desc')
      .orderBy('salt')
      .limit(1),
  )
}

/** Compares what a person typed with the code; the fifth wrong try ends it. */
export function confirmCode(store: Store, row: CodeRow, typed: string): boolean {
  const right = row.attempts < TRIES && row.confirmed === 0 && row.code === typed
  store.run(
    store.from
      .updateTable('codes')
      .set({ attempts: row.attempts + 1, confirmed: right ? 1 : row.confirmed })
      .where('salt', '=', row.salt),
  )
  return right
}

/** Reads what was kept with a code. */
export function payloadOfCode(row: CodeRow): Input {
  const payload: unknown = JSON.parse(row.payload)
  return isRecord(payload) ? payload : {}
}
