import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import { Refusal } from '../wire/Refusal.ts'

/** How long a token is good for: 30 days. */
const TOKEN_LIFETIME = 30 * 24 * 60 * 60_000

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A token as it is handed out; only its hash is kept. */
export interface IssuedToken {
  token: string
  sessionId: string
}

/** Makes a token for an account and keeps its hash. */
export function issueToken(context: CityContext, account: number): IssuedToken {
  const token = randomBytes(24).toString('base64url')
  const sessionId = randomBytes(12).toString('base64url')
  keepToken(context, account, { token, sessionId }, context.now + TOKEN_LIFETIME)
  return { token, sessionId }
}

/** Keeps a token whose text is known beforehand: the guests' one comes with the settings. */
export function keepToken(
  { store, city }: CityContext,
  account: number,
  issued: IssuedToken,
  expiresAt: Instant,
): void {
  store.run(
    store.from
      .insertInto('tokens')
      .values({
        hash: hashToken(issued.token),
        city: city.id,
        account,
        session_id: issued.sessionId,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ account, expires_at: expiresAt }),
      ),
  )
}

/**
 * Finds the account that a token belongs to.
 *
 * @throws Refusal `TokenNotFound` for a token never issued, `TokenExpired` for one out of date.
 */
export function findTokenAccount(
  { store, city, now }: CityContext,
  token: string | undefined,
): number {
  if (!token) throw new Refusal('TokenNotFound')
  const row = store.get(
    store.from
      .selectFrom('tokens')
      .select(['account', 'expires_at'])
      .where('hash', '=', hashToken(token))
      .where('city', '=', city.id),
  )
  if (!row) throw new Refusal('TokenNotFound')
  if (row.expires_at <= now) throw new Refusal('TokenExpired')
  return row.account
}

/** Ends every token of an account at once, but for the one that is to stay. */
export function expireTokens({ store, now }: CityContext, account: number, but = ''): void {
  store.run(
    store.from
      .updateTable('tokens')
      .set({ expires_at: now })
      .where('account', '=', account)
      .where('hash', '<>', hashToken(but)),
  )
}

/** Ends one token. */
export function expireToken({ store, city, now }: CityContext, token: string): void {
  store.run(
    store.from
      .updateTable('tokens')
      .set({ expires_at: now })
      .where('city', '=', city.id)
      .where('hash', '=', hashToken(token)),
  )
}
