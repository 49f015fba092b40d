import { createHash } from 'node:crypto'
import type { Desk } from '../city/Desk.ts'
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

/** What is known of a key: nothing, that its call still runs, an answer, or another request. */
export type Repetition =
  | { kind: 'first' }
  | { kind: 'running' }
  | { kind: 'other' }
  | { kind: 'answered'; answer: KeptAnswer }

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
function findKeptAnswer({ store, city }: Desk, owner: string, key: string) {
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
  { store, city, now }: Desk,
  request: KeyedRequest,
  answer: KeptAnswer,
): void {
  store.run(
    store.from.insertInto('idempotency').values({ city: city.id, ...request, ...answer, at: now }),
  )
}

/** Remembers which keys belong to calls that still run. */
export function createIdempotency() {
  const running = new Map<string, string>()
  const place = ({ city }: Desk, { owner, key }: KeyedRequest) =>
    JSON.stringify([city.id, owner, key])

  return {
    look(desk: Desk, request: KeyedRequest): Repetition {
      const { owner, key, fingerprint: print } = request
      const active = running.get(place(desk, request))
      if (active !== undefined) return { kind: active === print ? 'running' : 'other' }
      const kept = findKeptAnswer(desk, owner, key)
      if (!kept) return { kind: 'first' }
      if (kept.fingerprint !== print) return { kind: 'other' }
      return { kind: 'answered', answer: { status: kept.status, body: kept.body } }
    },
    begin(desk: Desk, request: KeyedRequest) {
      running.set(place(desk, request), request.fingerprint)
    },
    end(desk: Desk, request: KeyedRequest) {
      running.delete(place(desk, request))
    },
  }
}

/** The memory of calls that run. */
export type Idempotency = ReturnType<typeof createIdempotency>
