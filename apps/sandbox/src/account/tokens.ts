import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '@parking/pricing'
import { Refusal } from '../wire/Refusal.ts'
import type { Store } from '../store/openStore.ts'

/** How long a token is good for: 30 days. */
const TOKEN_LIFETIME = 30 * 24 * 60 * 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A token as it is handed out; only its hash is kept. */
export interface IssuedToken {
  token: string
  sessionId: string
}

/** Makes a token for an account and keeps its hash. */
export function issueToken(
  store: Store,
  owner: { city: string; account: number },
  now: Instant,
): IssuedToken {
  const token = randomBytes(24).toString('base64url')
  const sessionId = randomBytes(12).toString('base64url')
  keepToken(store, owner, { token, sessionId }, now + TOKEN_LIFETIME)
  return { token, sessionId }
}

/** Keeps a token whose text is known beforehand: the guests' one comes with the settings. */
export function keepToken(
  store: Store,
  owner: { city: string; account: number },
  issued: IssuedToken,
  expiresAt: Instant,
): void {
  store.run(
    store.from
      .insertInto('tokens')
      .values({
        hash: hashOf(issued.token),
        city: owner.city,
        account: owner.account,
        session_id: issued.sessionId,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ account: owner.account, expires_at: expiresAt }),
      ),
  )
}

/**
 * Finds the account that a token belongs to.
 *
 * @throws Refusal `TokenNotFound` for a token never issued, `TokenExpired` for one out of date.
 */
export function accountOfToken(
  store: Store,
  city: string,
  token: string | undefined,
  now: Instant,
): number {
  if (!token) throw new Refusal('TokenNotFound')
  const row = store.get(
    store.from
      .selectFrom('tokens')
      .select(['account', 'expires_at'])
      .where('hash', '=', hashOf(token))
      .where('city', '=', city),
  )
  if (!row) throw new Refusal('TokenNotFound')
  if (row.expires_at <= now) throw new Refusal('TokenExpired')
  return row.account
}

/** Ends every token of an account at once. */
export function expireTokens(store: Store, account: number, now: Instant): void {
  store.run(
    store.from.updateTable('tokens').set({ expires_at: now }).where('account', '=', account),
  )
}
