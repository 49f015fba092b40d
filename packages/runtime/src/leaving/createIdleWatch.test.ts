import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { keptValue } from '../storage/keptValue.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createIdleWatch } from './createIdleWatch.ts'

const minute = 60_000
const began = Date.UTC(2026, 10, 24, 7)

const opened: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: began })
})
afterEach(() => {
  for (const stop of opened.splice(0)) stop()
  vi.useRealTimers()
})

/** A tab of an account; tabs of one storage are tabs of one browser. */
function tab(storage = memoryStorage(), isBusy = async () => false) {
  const onEnd = vi.fn<() => void>()
  const lastUse = keptValue(storage, 'used', v.number())
  const watch = createIdleWatch({ minutes: 15, lastUse, isBusy, onEnd })
  const stop = watch.start()
  opened.push(stop)
  return { watch, stop, onEnd, lastUse, storage, kind: () => watch.store.getState().kind }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const use = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }))

/** The device sleeps: its clock goes on and nothing else does. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('createIdleWatch', () => {
  it('asks a minute before the end, and ends when nobody answers', async () => {
    const { watch, kind, onEnd } = tab()
    await pass(13 * minute)
    expect(kind()).toBe('inUse')
    await pass(minute)
    expect(watch.store.getState()).toEqual({ kind: 'asked', endsAt: began + 15 * minute })
    expect(onEnd).not.toHaveBeenCalled()
    await pass(minute)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove'])(
    'counts a %s as a use',
    async (name) => {
      const { kind } = tab()
      await pass(13 * minute)
      use(name)
      await pass(13 * minute)
      expect(kind()).toBe('inUse')
    },
  )

  it('counts nothing that a page does by itself', async () => {
    const { kind } = tab()
    await pass(13 * minute)
    for (const name of ['scroll', 'focus', 'load', 'visibilitychange']) use(name)
    await pass(minute)
    expect(kind()).toBe('asked')
  })

  it('goes on after the answer, and only after it', async () => {
    const { watch, kind, onEnd } = tab()
    await pass(14 * minute)
    use('pointermove')
    expect(kind()).toBe('asked')
    watch.stay()
    await pass(0)
    expect(kind()).toBe('inUse')
    await pass(14 * minute)
    expect(kind()).toBe('asked')
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('takes a use or an answer in one tab for all', async () => {
    const one = tab()
    const other = tab(one.storage)
    await pass(14 * minute)
    expect([one.kind(), other.kind()]).toEqual(['asked', 'asked'])
    one.watch.stay()
    await pass(1000)
    expect(other.kind()).toBe('inUse')
  })

  it.each(['visibilitychange', 'pointermove', 'keydown'])(
    'ends at once after a sleep, when a %s is the first that comes',
    async (name) => {
      const { watch, onEnd } = tab()
      sleep(8 * 60 * minute)
      use(name)
      watch.stay()
      await Promise.resolve()
      expect(onEnd).toHaveBeenCalled()
    },
  )

  it('counts a page that is opened as a use, in all tabs', async () => {
    const first = tab()
    await pass(14 * minute)
    expect(first.kind()).toBe('asked')
    const second = tab(first.storage)
    await pass(1000)
    expect([first.kind(), second.kind()]).toEqual(['inUse', 'inUse'])
    await pass(13 * minute)
    expect([first.kind(), second.kind()]).toEqual(['inUse', 'inUse'])
  })

  it('counts the time without any page', async () => {
    const first = tab()
    first.stop()
    sleep(20 * minute)
    const { onEnd } = tab(first.storage)
    await pass(0)
    expect(onEnd).toHaveBeenCalled()
  })

  it('begins anew without a time, and with one that is still to come', async () => {
    const { lastUse, kind, onEnd } = tab()
    await pass(14 * minute)
    lastUse.write(null)
    await pass(1000)
    expect(kind()).toBe('inUse')
    sleep(-60 * minute)
    await pass(13 * minute)
    expect(kind()).toBe('inUse')
    await pass(3 * minute)
    expect(onEnd).toHaveBeenCalled()
  })

  it('waits for a payment, in whichever tab, and leaves a minute to answer afterwards', async () => {
    let isMoving = true
    const { kind, onEnd } = tab(memoryStorage(), async () => isMoving)
    await pass(40 * minute)
    expect(kind()).toBe('inUse')
    expect(onEnd).not.toHaveBeenCalled()
    isMoving = false
    await pass(2000)
    expect(kind()).toBe('asked')
    await pass(minute - 3000)
    expect(onEnd).not.toHaveBeenCalled()
    await pass(3000)
    expect(onEnd).toHaveBeenCalled()
  })

  it('waits for a payment when it wakes up in the middle of it', async () => {
    const { kind, onEnd } = tab(memoryStorage(), async () => true)
    sleep(8 * 60 * minute)
    use('visibilitychange')
    await pass(minute)
    expect(onEnd).not.toHaveBeenCalled()
    expect(kind()).toBe('inUse')
  })

  it('watches no more once it is closed', async () => {
    const { stop, onEnd, lastUse } = tab()
    stop()
    await pass(minute)
    use('keydown')
    expect(lastUse.read()).toBe(began)
    await pass(20 * minute)
    expect(onEnd).not.toHaveBeenCalled()
  })
})
