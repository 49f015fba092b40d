import { QueryObserver, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import type { AnswersStore } from '../storage/answersStore.ts'
import { createQueryClient } from './createQueryClient.ts'
import { keepAnswers } from './keepAnswers.ts'

const hour = 3_600_000
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function memory(kept = new Map<string, unknown>()): AnswersStore {
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    clear: async () => kept.clear(),
  }
}

/** A visit: what the page shows of a query, and how often the back end was asked. */
function visit(
  store: AnswersStore,
  answer: () => Promise<string>,
  { keptFor, version = 'one' }: { readonly keptFor?: number; readonly version?: string } = {},
) {
  const client = createQueryClient(keepAnswers(store, version))
  const ask = vi.fn<() => Promise<string>>(answer)
  const meta = keptFor === undefined ? {} : { keptFor }
  const options = queryOptions({
    queryKey: ['kazan', 'map'],
    queryFn: ask,
    meta,
    retry: false,
    staleTime: hour,
  })
  const observer = new QueryObserver(client, options)
  opened.push(observer.subscribe(() => undefined))
  return { ask, shown: () => observer.getCurrentResult(), again: () => observer.refetch() }
}

describe('keepAnswers', () => {
  it('begins the next visit with the last answer, and asks for nothing that is young enough', async () => {
    const store = memory()
    const first = visit(store, async () => 'places', { keptFor: hour })
    await vi.waitFor(() => expect(first.shown().data).toBe('places'))
    const at = await vi.waitFor(async () => {
      const kept = await store.get('["kazan","map"]')
      return v.parse(v.object({ at: v.number() }), kept).at
    })

    const second = visit(store, async () => 'newer', { keptFor: hour })
    // It has the age of the answer, to the millisecond.
    await vi.waitFor(() =>
      expect(second.shown()).toMatchObject({ data: 'places', dataUpdatedAt: at }),
    )
    expect(second.ask).not.toHaveBeenCalled()
  })

  it('shows an old answer, dated, while it is renewed', async () => {
    const store = memory()
    await store.set('["kazan","map"]', { version: 'one', at: Date.now() - 2 * hour, data: 'old' })
    const { promise, resolve } = withResolvers<string>()
    const { ask, shown } = visit(store, async () => promise, { keptFor: hour })
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(shown()).toMatchObject({ data: 'old', isFetching: true })
    expect(Date.now() - shown().dataUpdatedAt).toBeGreaterThanOrEqual(2 * hour)
    resolve('new')
    await vi.waitFor(() => expect(shown()).toMatchObject({ data: 'new', isFetching: false }))
    await vi.waitFor(async () =>
      expect(await store.get('["kazan","map"]')).toMatchObject({ data: 'new' }),
    )
  })

  it('keeps showing it, and its age, when it cannot be renewed', async () => {
    const store = memory()
    const at = Date.now() - 2 * hour
    await store.set('["kazan","map"]', { version: 'one', at, data: 'old' })
    const { shown } = visit(store, async () => Promise.reject(new Error('offline')), {
      keptFor: hour,
    })
    await vi.waitFor(() => expect(shown().isError).toBe(true))
    expect(shown()).toMatchObject({ data: 'old', dataUpdatedAt: at })
  })

  it('asks at once for what is kept only until it is renewed', async () => {
    const store = memory()
    await store.set('["kazan","map"]', { version: 'one', at: Date.now(), data: 'old' })
    const { ask, shown } = visit(store, async () => 'new', { keptFor: 0 })
    await vi.waitFor(() => expect(shown().data).toBe('new'))
    expect(ask).toHaveBeenCalledOnce()
  })

  it('holds an answer from the future for an old one: the clock was put back', async () => {
    const store = memory()
    await store.set('["kazan","map"]', { version: 'one', at: Date.now() + hour, data: 'old' })
    const { shown } = visit(store, async () => 'new', { keptFor: hour })
    await vi.waitFor(() => expect(shown().data).toBe('new'))
  })

  it.each([
    ['another build has read it', memory(new Map([['["kazan","map"]', { version: 'zero' }]]))],
    ['something else lies there', memory(new Map([['["kazan","map"]', 'junk']]))],
    [
      'the browser blocks its store',
      {
        ...memory(),
        get: () => Promise.reject(new Error()),
        set: () => Promise.reject(new Error()),
      },
    ],
  ])('asks as if nothing were kept where %s', async (_case, store) => {
    const { ask, shown } = visit(store, async () => 'new', { keptFor: hour })
    await vi.waitFor(() => expect(shown().data).toBe('new'))
    expect(ask).toHaveBeenCalledOnce()
  })

  it('takes what a slow store finds in the end where the back end does not answer', async () => {
    vi.useFakeTimers()
    const store = memory(
      new Map([['["kazan","map"]', { version: 'one', at: Date.now(), data: 'kept' }]]),
    )
    const slow: AnswersStore = {
      ...store,
      get: async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        return store.get(key)
      },
    }
    const { ask, shown } = visit(slow, async () => Promise.reject(new Error('offline')), {
      keptFor: hour,
    })
    await vi.advanceTimersByTimeAsync(2_900)
    expect(ask).toHaveBeenCalledOnce()
    expect(shown().isFetching).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(shown()).toMatchObject({ data: 'kept', isError: false })
  })

  it('waits no longer than a second for a store that never opens', async () => {
    vi.useFakeTimers()
    const never = new Promise<never>(() => undefined)
    const store = { ...memory(), get: async () => never }
    const { ask, shown } = visit(store, async () => 'new', { keptFor: hour })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ask).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(shown().data).toBe('new'))
  })

  it('keeps nothing of an answer that is somebody’s own', async () => {
    const store = memory()
    const set = vi.spyOn(store, 'set')
    const { shown } = visit(store, async () => 'private')
    await vi.waitFor(() => expect(shown().data).toBe('private'))
    expect(set).not.toHaveBeenCalled()
  })

  it('keeps an answer after a second on a page that is never idle', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('scheduler', { postTask: async () => new Promise<never>(() => undefined) })
    const store = memory()
    const { shown } = visit(store, async () => 'places', { keptFor: hour })
    await vi.waitFor(() => expect(shown().data).toBe('places'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await store.get('["kazan","map"]')).toMatchObject({ data: 'places' })
  })

  it('keeps no token', async () => {
    const store = memory()
    const client = createQueryClient(keepAnswers(store, 'one'))
    const data = await client.fetchQuery({
      queryKey: ['kazan', 'settings'],
      queryFn: async () => ({ guestToken: 'secret', useTsCategory: true }),
      meta: { keptFor: 0, notKept: 'guestToken' },
    })
    expect(data.guestToken).toBe('secret')
    const kept = async () => store.get('["kazan","settings"]')
    // The page has the answer before it is kept.
    expect(await kept()).toBeUndefined()
    await vi.waitFor(async () =>
      expect(await kept()).toMatchObject({ data: { guestToken: null, useTsCategory: true } }),
    )
  })

  it('asks the back end when somebody asks again', async () => {
    const store = memory()
    await store.set('["kazan","map"]', { version: 'one', at: Date.now(), data: 'kept' })
    const { again, ask, shown } = visit(store, async () => 'new', { keptFor: hour })
    await vi.waitFor(() => expect(shown().data).toBe('kept'))
    await again()
    expect(ask).toHaveBeenCalledOnce()
    expect(shown().data).toBe('new')
  })
})
