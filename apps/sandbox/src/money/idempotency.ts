import { createHash } from 'node:crypto'
import type { Instant } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'
import type { Input } from '../wire/input.ts'

/** The answer to a call, as it is kept for a repetition. */
export interface KeptAnswer {
  status: number
  body: string
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

/** Remembers what calls with an Idempotency-Key were answered. */
export function createIdempotency(store: Store) {
  const running = new Map<string, string>()
  const place = (city: string, owner: string, key: string) => JSON.stringify([city, owner, key])

  return {
    look(city: string, owner: string, key: string, print: string): Repetition {
      const active = running.get(place(city, owner, key))
      if (active !== undefined) return { kind: active === print ? 'running' : 'other' }
      const row = store.get(
        store.from
          .selectFrom('idempotency')
          .select(['fingerprint', 'status', 'body'])
          .where('city', '=', city)
          .where('owner', '=', owner)
          .where('key', '=', key),
      )
      if (!row) return { kind: 'first' }
      if (row.fingerprint !== print) return { kind: 'other' }
      return { kind: 'answered', answer: { status: row.status, body: row.body } }
    },
    begin(city: string, owner: string, key: string, print: string) {
      running.set(place(city, owner, key), print)
    },
    end(city: string, owner: string, key: string) {
      running.delete(place(city, owner, key))
    },
    /** Keeps an answer; in the transaction of its effect, so that neither is ever without the other. */
    keep(city: string, owner: string, key: string, print: string, answer: KeptAnswer, at: Instant) {
      store.run(
        store.from
          .insertInto('idempotency')
          .values({ city, owner, key, fingerprint: print, ...answer, at }),
      )
    },
  }
}

/** The memory of answers given. */
export type Idempotency = ReturnType<typeof createIdempotency>
