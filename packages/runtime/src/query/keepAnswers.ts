import type { Instant } from '@parking/pricing'
import type { Query, QueryPersister } from '@tanstack/react-query'
import { untilIdle } from '../idle/untilIdle.ts'
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
/** The same where the back end has not answered, and what is kept is all that there may be. */
const lastWait = 5_000
/** Milliseconds that keeping an answer waits for a page that is never idle. */
const longestBusy = 1_000

/**
 * Lets queries that say so (`keptFor`) begin with what the last visit has read, and asks anew when
 * that is too old. Where nothing is kept, or another build has kept it, they ask like all others.
 *
 * @param version - of the build
 */
export function keepAnswers(store: AnswersStore, version: string): QueryPersister {
  async function find(key: string): Promise<KeptAnswer | null> {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes there
      const kept = (await store.get(key)) as KeptAnswer | undefined
      return kept?.version === version ? kept : null
    } catch {
      return null
    }
  }

  return async (ask, context, query) => {
    const { keptFor, notKept } = query.meta ?? {}
    if (keptFor === undefined) return ask(context)
    const finding = query.state.data === undefined ? find(query.queryHash) : null
    const kept = await within(finding, longestWait)
    if (kept !== null) return begin(kept, query, keptFor)
    try {
      const data: unknown = await ask(context)
      const answer: KeptAnswer = { version, at: Date.now(), data: without(data, notKept) }
      // The page shows it first: to copy thousands of places takes a slow phone as long as five frames.
      void Promise.race([untilIdle(), wait(longestBusy)])
        .then(() => store.set(query.queryHash, answer))
        .catch(() => undefined)
      return data
    } catch (error) {
      const late = await within(finding, lastWait)
      if (late === null) throw error
      return begin(late, query, keptFor)
    }
  }
}

/** Lets a query begin with an answer that was kept. */
function begin(kept: KeptAnswer, query: Query, keptFor: number): unknown {
  // Once the query has taken the answer, it is told how old it is.
  setTimeout(() => {
    // By a clock that was put back since, nobody can say how old it is.
    query.setState({ dataUpdatedAt: kept.at > Date.now() ? 0 : kept.at })
    if (query.isStaleByTime(keptFor)) query.fetch().catch(() => undefined)
  })
  return kept.data
}

function without(data: unknown, field: string | undefined): unknown {
  const isRecord = typeof data === 'object' && data !== null
  return field !== undefined && isRecord ? { ...data, [field]: null } : data
}

/** What is found in time; null where nothing is. */
function within<T>(finding: Promise<T | null> | null, milliseconds: number): Promise<T | null> {
  const tooLate = wait(milliseconds).then(() => null)
  return Promise.race([finding ?? Promise.resolve(null), tooLate])
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
