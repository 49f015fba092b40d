import { memoryStorage } from '@parking/runtime/testing'
import { describe, expect, it, vi } from 'vitest'
import type { Attempt, Owner } from './ChargeState.ts'
import {
  chargeLeft,
  chargeWith,
  driver,
  intent,
  keptIn,
  lost,
  named,
  onlyLost,
  time,
  type Intent,
  type TestCalls,
} from './createCharge.testkit.ts'

type Send = (wanted: Intent, key: string) => Promise<string>
const tenMinutes = 600_000
const processing = { askForKey: async () => ({ kind: 'processing' }) as const }

/** Pages of one browser, each of which forgets what is not kept. */
function browser() {
  const storage = memoryStorage()
  const clock = time()
  const locks = new Set<string>()
  const send = vi.fn<Send>(() => Promise.reject(lost))
  let pages = 0
  const alone = async (subject: string, work: () => Promise<void>): Promise<boolean> => {
    if (locks.has(subject)) return false
    locks.add(subject)
    await work().finally(() => locks.delete(subject))
    return true
  }
  return {
    clock,
    send,
    locks,
    keys: () => send.mock.calls.map(([, key]) => key),
    /** Nothing that waits goes on once so much time has passed. */
    hangsAt: (elapsed: number) => {
      clock.wait.mockImplementation((milliseconds) => {
        clock.pass(milliseconds)
        return clock.elapsed() < elapsed ? Promise.resolve() : new Promise(() => undefined)
      })
    },
    page: (calls: TestCalls = {}) => {
      let keys = 0
      const page = (pages += 1)
      const newKey = () => `page ${page}, key ${(keys += 1)}`
      const kept = keptIn(storage)
      return chargeWith({ ...onlyLost, clock, send, alone, newKey, kept, ...calls })
    },
  }
}

function ownedBy(owner: Owner): TestCalls {
  return { owner: async () => owner }
}

describe('createCharge, over a reload', () => {
  it('tries again under the key of what was found not charged', async () => {
    const { page, keys } = browser()
    await page().charge.submit(intent)
    const next = page()
    await next.charge.resume()
    expect(next.kind()).toBe('idle')
    await next.charge.submit({ ...intent })
    expect(keys()).toEqual(['page 1, key 1', 'page 1, key 1'])
  })

  it.each([
    ['another intent', { zone: '102' }, driver, 0],
    ['another account', intent, { name: 'next', session: 'session 2' }, 0],
    ['a try that comes too late', intent, driver, tenMinutes],
  ] as const)('does not do so for %s', async (_case, wanted, owner, later) => {
    const { page, keys, clock } = browser()
    await page().charge.submit(intent)
    clock.pass(later)
    await page(ownedBy(owner)).charge.submit(wanted)
    expect(keys()).toEqual(['page 1, key 1', 'page 2, key 1'])
  })

  it('does so just before it is too late, and uses a key up that was answered', async () => {
    const { page, keys, clock, send } = browser()
    await page().charge.submit(intent)
    clock.pass(tenMinutes - 1)
    send.mockResolvedValueOnce('session')
    await page().charge.submit(intent)
    await page().charge.submit(intent)
    expect(keys()).toEqual(['page 1, key 1', 'page 1, key 1', 'page 3, key 1'])
  })

  it('keeps the key where the next try was not sent', async () => {
    const { page, keys, send } = browser()
    await page().charge.submit(intent)
    send.mockRejectedValueOnce(new Error('offline'))
    await page().charge.submit(intent)
    await page().charge.submit(intent)
    expect(new Set(keys())).toEqual(new Set(['page 1, key 1']))
  })

  it('uses a key up that the back end refused by name', async () => {
    const { page, keys, send } = browser()
    const isNamed = { isNamed: (error: unknown) => error === named }
    await page().charge.submit(intent)
    send.mockRejectedValueOnce(named)
    await page(isNamed).charge.submit(intent)
    await page().charge.submit(intent)
    expect(keys()).toEqual(['page 1, key 1', 'page 1, key 1', 'page 3, key 1'])
  })

  it('sends nothing twice that can happen only once, though the account does not show it yet', async () => {
    const { page, send, clock } = browser()
    const once = { happensOnce: true }
    send.mockResolvedValue('session')
    await page(once).charge.submit(intent)
    const { charge } = page(once)
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject({ reason: { kind: 'changed' } })
    expect(send).toHaveBeenCalledOnce()
    await page(once).charge.submit({ zone: '102' })
    clock.pass(tenMinutes)
    await charge.submit(intent)
    expect(send).toHaveBeenCalledTimes(3)
  })
})

describe('createCharge, where the profile can not be read', () => {
  const nameless = { name: null, session: 'session 1' }

  it('keeps an attempt under the session, and finds it by that', async () => {
    const { page } = browser()
    const unread = { hasHappened: () => Promise.reject(lost) }
    await page({ ...ownedBy(nameless), ...unread }).charge.submit(intent)
    const { charge, kind } = page({ hasHappened: async () => true })
    await charge.resume()
    expect(kind()).toBe('done')
  })

  it('shows it to no other session, not even to one whose profile can not be read', async () => {
    const { page } = browser()
    const unread = { hasHappened: () => Promise.reject(lost) }
    await page({ ...ownedBy(nameless), ...unread }).charge.submit(intent)
    for (const name of [null, 'next']) {
      const { charge, kind } = page(ownedBy({ name, session: 'session 2' }))
      await charge.resume()
      expect(kind()).toBe('idle')
    }
  })

  it.each([
    ['nothing that only its session could find', nameless, {}, 'idle'],
    ['a call that is not explained', driver, {}, 'done'],
    ['no payment at a bank', driver, { bank: { order: '7', claim: null } }, 'idle'],
    ['nothing that rests', driver, { rest: { kind: 'aside', at: 1 } }, 'idle'],
  ] as const)('keeps over a logout %s', async (_case, owner, about, end) => {
    const kept = keptIn()
    kept.keep({
      intent,
      key: 'k',
      since: 1,
      sentAt: 1,
      bank: null,
      rest: null,
      price: null,
      before: null,
      owner,
      ...about,
    })
    chargeWith({ kept }).charge.giveUp(driver)
    expect(kept.of(driver).length).toBe(end === 'done' ? 1 : 0)
    const { charge, kind } = chargeWith({ kept, hasHappened: async () => true })
    await charge.resume()
    expect(kind()).toBe(end)
  })
})

describe('createCharge, when nobody waits any more', () => {
  it('frees the form and the lock, and keeps the key for the next try', async () => {
    const { page, locks, keys, hangsAt, clock } = browser()
    hangsAt(40_000)
    const { charge, kind } = page({ ...processing, hasHappened: async () => false })
    const submitted = charge.submit(intent)
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
    expect(locks.size).toBe(1)
    charge.stopWaiting()
    await submitted
    expect(charge.store.getState()).toMatchObject({ kind: 'refused', reason: { kind: 'notKnown' } })
    expect(locks.size).toBe(0)
    clock.wait.mockImplementation(async (milliseconds) => void clock.pass(milliseconds))
    await page().charge.submit(intent)
    expect(keys()).toEqual(['page 1, key 1', 'page 1, key 1'])
  })

  it('ends the look though its reading hangs, which changes nothing later', async () => {
    const { page, send } = browser()
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const clock = time()
    const hasHappened = () => (clock.elapsed() < 40_000 ? Promise.resolve(false) : promise)
    const { charge, kind } = page({ hasHappened, clock })
    const submitted = charge.submit(intent)
    await vi.waitFor(() => expect(clock.elapsed()).toBe(40_000))
    charge.stopWaiting()
    await submitted
    send.mockReturnValueOnce(new Promise(() => undefined))
    void charge.submit(intent)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    resolve(true)
    await promise
    expect(kind()).toBe('sending')
  })

  it('only does so for what is not known', async () => {
    const { page } = browser()
    const { charge, kind, kept } = page()
    charge.stopWaiting()
    expect(kind()).toBe('idle')
    const submitted = charge.submit(intent)
    charge.stopWaiting()
    expect(kind()).toBe('sending')
    await submitted
    expect(kept()).toBeNull()
  })
})

describe('createCharge, when it is checked again', () => {
  it('takes the lock, and looks once for two presses', async () => {
    const { page, locks } = browser()
    const find = vi.fn<NonNullable<TestCalls['find']>>(() => Promise.reject(lost))
    const { charge, kind } = page({ find })
    await charge.submit(intent)
    expect(kind()).toBe('unknown')
    find.mockReset()
    find.mockImplementation(async () => {
      expect(locks.size).toBe(1)
      return { kind: 'happened', result: null }
    })
    await Promise.all([charge.checkAgain(), charge.checkAgain()])
    expect(find).toHaveBeenCalledOnce()
    expect(kind()).toBe('done')
  })

  it('looks once for two presses where the browser has no locks', async () => {
    const { page } = browser()
    const find = vi.fn<NonNullable<TestCalls['find']>>(() => Promise.reject(lost))
    const alone = async (_subject: string, work: () => Promise<void>) => {
      await Promise.resolve()
      await work()
      return true
    }
    const { charge } = page({ find, alone })
    await charge.submit(intent)
    find.mockReset()
    find.mockResolvedValue({ kind: 'happened', result: null })
    await Promise.all([charge.checkAgain(), charge.checkAgain()])
    expect(find).toHaveBeenCalledOnce()
  })

  it('looks not at all while another tab does', async () => {
    const { page, locks } = browser()
    const find = vi.fn<NonNullable<TestCalls['find']>>(() => Promise.reject(lost))
    const { charge, kind } = page({ find })
    await charge.submit(intent)
    find.mockReset()
    locks.add(intent.zone)
    await charge.checkAgain()
    expect(find).not.toHaveBeenCalled()
    expect(kind()).toBe('unknown')
  })

  it('has a look that is under way go on at once', async () => {
    const { page, hangsAt } = browser()
    hangsAt(40_000)
    let isThere = false
    const { charge, kind } = page({ hasHappened: async () => isThere })
    const submitted = charge.submit(intent)
    await vi.waitFor(() => expect(kind()).toBe('unknown'))
    isThere = true
    const asked = charge.checkAgain()
    expect(kind()).toBe('checking')
    await asked
    await submitted
    expect(kind()).toBe('done')
  })
})

describe('createCharge, once a parking has ended', () => {
  it('forgets what was put aside for it, and nothing else', () => {
    const kept = keptIn()
    const rest = { kind: 'aside', at: 1 } as const
    const one = {
      intent,
      before: null,
      owner: driver,
      since: 1,
      sentAt: 1,
      bank: null,
      rest: null,
      price: null,
    }
    kept.keep({ ...one, key: 'aside', rest })
    kept.keep({ ...one, key: 'aside elsewhere', rest, intent: { zone: '102' } })
    kept.keep({ ...one, key: 'happened', rest: { kind: 'happened', at: 1 } })
    kept.keep({ ...one, key: 'not explained' })
    chargeWith({ kept }).charge.forgetAside(driver, '101')
    expect(kept.of(driver).map(({ key }) => key)).toEqual([
      'aside elsewhere',
      'happened',
      'not explained',
    ])
  })
})

describe('createCharge, after a logout', () => {
  const left: Attempt<Intent> = {
    intent,
    key: 'left',
    before: null,
    owner: driver,
    since: 1,
    sentAt: 1,
    bank: null,
    rest: null,
    price: null,
  }

  it('takes nothing up any more', async () => {
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const { charge, kind } = chargeWith({ find }, left)
    const resumed = charge.resume()
    charge.giveUp(driver)
    await resumed
    expect(kind()).toBe('idle')
    expect(find).not.toHaveBeenCalled()
  })

  it('takes the second of two attempts up no more', async () => {
    const kept = keptIn()
    kept.keep(left)
    kept.keep({ ...left, key: 'left too', intent: { zone: '102' } })
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => {
      charge.leave()
      return { kind: 'nothing' }
    })
    const { charge } = chargeWith({ find, kept })
    await charge.resume()
    expect(find).toHaveBeenCalledOnce()
  })

  it('resumes nothing that another tab has explained meanwhile', async () => {
    const kept = keptIn()
    const find = vi.fn<NonNullable<TestCalls['find']>>(async () => ({ kind: 'nothing' }))
    const alone = async (_subject: string, work: () => Promise<void>) => {
      kept.forget('before the reload')
      await work()
      return true
    }
    const { charge, kind } = chargeLeft({}, { find, kept, alone })
    await charge.resume()
    expect(find).not.toHaveBeenCalled()
    expect(kind()).toBe('idle')
  })
})
