import type { Instant } from '@parking/pricing'
import type { QueryPersister } from '@tanstack/react-query'
import type { AnswersStore } from '../storage/answersStore.ts'

/** An answer as it is kept. */
interface KeptAnswer {
  /** The build that has read it: another one may read it into another shape. */
  readonly version: string
  readonly at: Instant
  readonly data: unknown
}

/** Milliseconds that a browser may take to find an answer: some never open their store. */
const longestWait = 1_000

/**
 * Lets queries that say so (`keptFor`) begin with what the last visit has read, and asks anew when
 * that is too old. Where nothing is kept, or not by this build, they ask as all others do.
 *
 * @param version - of the build
 */
export function keepAnswers(store: AnswersStore, version: string): QueryPersister {
  async function find(key: string): Promise<KeptAnswer | null> {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes there
      const kept = (await within(store.get(key))) as KeptAnswer | undefined
      return kept?.version === version ? kept : null
    } catch {
      return null
    }
  }

  return async (ask, context, query) => {
    const { keptFor, notKept } = query.meta ?? {}
    if (keptFor === undefined) return ask(context)
    const kept = query.state.data === undefined ? await find(query.queryHash) : null
    if (kept === null) {
      const data: unknown = await ask(context)
      const answer: KeptAnswer = { version, at: Date.now(), data: without(data, notKept) }
      store.set(query.queryHash, answer).catch(() => undefined)
      return data
    }
    // Once the query has taken the answer, it is told how old it is.
    setTimeout(() => {
      // By a clock that was put back since, nobody can say how old it is.
      query.setState({ dataUpdatedAt: kept.at > Date.now() ? 0 : kept.at })
      if (query.isStaleByTime(keptFor)) query.fetch().catch(() => undefined)
    })
    return kept.data
  }
}

function without(data: unknown, field: string | undefined): unknown {
  const isRecord = typeof data === 'object' && data !== null
  return field !== undefined && isRecord ? { ...data, [field]: null } : data
}

function within<T>(answer: Promise<T>): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait))
  return Promise.race([answer, tooLate])
}
