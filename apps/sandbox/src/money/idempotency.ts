import { createHash } from 'node:crypto'
import type { CityContext } from '../city/CityContext.ts'
import type { Input } from '../wire/input.ts'

/** The answer to a call, as it is kept for a repetition. */
export interface KeptAnswer {
  status: number
  body: string
}

/** A key that a caller sent, and the fingerprint of what came with it. */
export interface KeyedRequest {
  /** The account that calls, or `anyone`. */
  owner: string
  key: string
  fingerprint: string
}

/** What is known of a key: nothing, that its call still runs, an answer, or that it is closed. */
export type Repetition =
  | { kind: 'first' }
  | { kind: 'running'; fingerprint: string }
  | { kind: 'answered'; fingerprint: string; answer: KeptAnswer }
  | { kind: 'closed' }

/** What stands in the place of a fingerprint where a key was closed before any call came with it. */
const CLOSED = ''

const TOKEN_FIELDS = new Set(['token', 'Token'])

/** What a call asks for, without its token: after a new login it is still the same request. */
export function fingerprint(operationId: string, input: Input): string {
  const fields = Object.entries(input)
    .filter(([name]) => !TOKEN_FIELDS.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([operationId, fields]))
    .digest('base64url')
}

/** Finds the answer that was kept for a key, with the fingerprint of its request. */
function findKeptAnswer({ store, city }: CityContext, owner: string, key: string) {
  return store.get(
    store.from
      .selectFrom('idempotency')
      .select(['fingerprint', 'status', 'body'])
      .where('city', '=', city.id)
      .where('owner', '=', owner)
      .where('key', '=', key),
  )
}

/** Keeps an answer; in the transaction of its effect, so that neither is ever without the other. */
export function keepAnswer(
  { store, city, now }: CityContext,
  request: KeyedRequest,
  answer: KeptAnswer,
): void {
  store.run(
    store.from.insertInto('idempotency').values({ city: city.id, ...request, ...answer, at: now }),
  )
}

/** Closes a key that no call has come with: from now on none may. */
export function closeKey(context: CityContext, owner: string, key: string): void {
  keepAnswer(context, { owner, key, fingerprint: CLOSED }, { status: 422, body: '' })
}

/** Remembers which keys belong to calls that still run. */
export function createIdempotency() {
  const running = new Map<string, string>()
  const place = ({ city }: CityContext, owner: string, key: string) =>
    JSON.stringify([city.id, owner, key])

  return {
    look(context: CityContext, owner: string, key: string): Repetition {
      const active = running.get(place(context, owner, key))
      if (active !== undefined) return { kind: 'running', fingerprint: active }
      const kept = findKeptAnswer(context, owner, key)
      if (!kept) return { kind: 'first' }
      if (kept.fingerprint === CLOSED) return { kind: 'closed' }
      return {
        kind: 'answered',
        fingerprint: kept.fingerprint,
        answer: { status: kept.status, body: kept.body },
      }
    },
    begin(context: CityContext, { owner, key, fingerprint: print }: KeyedRequest) {
      running.set(place(context, owner, key), print)
    },
    end(context: CityContext, { owner, key }: KeyedRequest) {
      running.delete(place(context, owner, key))
    },
  }
}

/** The memory of calls that run. */
export type Idempotency = ReturnType<typeof createIdempotency>
