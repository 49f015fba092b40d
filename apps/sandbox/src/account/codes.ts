import { randomBytes, randomInt } from 'node:crypto'
import type { Instant } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import type { CodeRow } from '../store/schema.ts'
import { parseRecord, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'

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
  purpose: Purpose
  /** The address or phone it goes to. */
  target: string
  account?: number
  payload?: Input
  digits?: number
}

/** What is kept of a code, or of anything else that is known by a salt for some time. */
interface Kept {
  salt: string
  purpose: Purpose
  target: string
  account: number | null
  payload: Input
  code?: string
  /** Milliseconds. */
  lifetime: number
}

/** Keeps a code, or what else is known by its salt for some time. */
export function keepCode(
  { store, city, now }: CityContext,
  { lifetime, payload, ...kept }: Kept,
): void {
  store.run(
    store.from.insertInto('codes').values({
      code: '',
      ...kept,
      city: city.id,
      payload: JSON.stringify(payload),
      attempts: 0,
      confirmed: 0,
      expires_at: now + lifetime,
    }),
  )
}

/** Refuses another code until one that was sent has run out, and says how long that takes. */
function tooManyCodes({ now }: CityContext, until: Instant): Refusal {
  return new Refusal('LimitSMS', { retryAfter: Math.ceil((until - now) / 1000) })
}

function drawCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * Makes a code and the salt it is known by.
 *
 * @throws Refusal `LimitSMS` when too many went to the same place.
 */
export function makeCode(context: CityContext, wanted: NewCode) {
  const { store, city, now } = context
  const { purpose, target, account = null, payload = {}, digits = 4 } = wanted
  const sent = store.all(
    store.from
      .selectFrom('codes')
      .select('expires_at')
      .where('city', '=', city.id)
      .where('purpose', '=', purpose)
      .where('target', '=', target)
      .where('expires_at', '>', now)
      .orderBy('expires_at'),
  )
  if (sent.length >= MOST_CODES) throw tooManyCodes(context, sent[0]?.expires_at ?? now)
  const code = drawCode(digits)
  const salt = randomBytes(12).toString('hex')
  keepCode(context, { salt, purpose, target, code, account, payload, lifetime: LIFETIME })
  return { salt, code }
}

/**
 * Makes another code in the place of one that was sent: its salt stays.
 *
 * @throws Refusal `LimitSMS` when it was sent too often.
 */
export function renewCode(
  context: CityContext,
  row: CodeRow,
  change: { target?: string; payload?: Input } = {},
): string {
  const { store, now } = context
  const payload = { ...parseRecord(row.payload), ...change.payload }
  const sent = Number(payload['sent'] ?? 1) + 1
  if (sent > MOST_CODES) throw tooManyCodes(context, row.expires_at)
  const code = drawCode(row.code.length)
  store.run(
    store.from
      .updateTable('codes')
      .set({
        code,
        target: change.target ?? row.target,
        payload: JSON.stringify({ ...payload, sent }),
        attempts: 0,
        confirmed: 0,
        expires_at: now + LIFETIME,
      })
      .where('salt', '=', row.salt),
  )
  return code
}

function selectValid({ store, now }: CityContext) {
  return store.from.selectFrom('codes').selectAll().where('expires_at', '>', now)
}

/** Finds a code that still counts by its salt. */
export function findCode(context: CityContext, salt: string): CodeRow | undefined {
  const { store, city } = context
  return store.get(selectValid(context).where('salt', '=', salt).where('city', '=', city.id))
}

/** Finds the newest code that an account asked for. */
export function findNewestCode(
  context: CityContext,
  account: number,
  purpose: Purpose,
): CodeRow | undefined {
  return context.store.get(
    selectValid(context)
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .where('confirmed', '=', 0)
      .orderBy('expires_at', 'desc')
      .orderBy('salt')
      .limit(1),
  )
}

/** Compares what a person typed with the code; the fifth wrong try ends it. */
export function confirmCode({ store }: CityContext, row: CodeRow, typed: string): boolean {
  const right = row.attempts < TRIES && row.confirmed === 0 && row.code === typed
  store.run(
    store.from
      .updateTable('codes')
      .set({ attempts: row.attempts + 1, confirmed: right ? 1 : row.confirmed })
      .where('salt', '=', row.salt),
  )
  return right
}
