import { afterEach, describe, expect, it, vi } from 'vitest'
import { aloneInTabs } from './aloneInTabs.ts'

afterEach(() => vi.unstubAllGlobals())

function withLocks(request: unknown): void {
  vi.stubGlobal('navigator', { locks: request === null ? null : { request } })
}

const free = (_name: string, _options: object, work: (lock: object | null) => unknown) => work({})
const taken = (_name: string, _options: object, work: (lock: object | null) => unknown) =>
  work(null)

describe('aloneInTabs', () => {
  it.each([
    ['the lock is free', free, true],
    ['another tab has the lock', taken, false],
    ['the browser has no locks', null, true],
    ['the browser refuses its locks', () => Promise.reject(new Error('SecurityError')), true],
  ])('when %s', async (_case, request, isDone) => {
    withLocks(request)
    const work = vi.fn<() => Promise<void>>(async () => undefined)
    expect(await aloneInTabs('name', work, 'leave')).toBe(isDone)
    expect(work).toHaveBeenCalledTimes(isDone ? 1 : 0)
  })

  it('hands on the failure of what was done, and does it once', async () => {
    withLocks(async (...call: Parameters<typeof free>) => free(...call))
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('failed')))
    await expect(aloneInTabs('name', work, 'leave')).rejects.toThrow('failed')
    expect(work).toHaveBeenCalledOnce()
  })

  it('waits for another tab that has the lock, where that is wanted', async () => {
    const request = vi.fn<typeof free>(free)
    withLocks(request)
    const work = vi.fn<() => Promise<void>>(async () => undefined)
    expect(await aloneInTabs('name', work, 'wait')).toBe(true)
    expect(request.mock.calls[0]?.[1]).toEqual({ ifAvailable: false })
  })
})
