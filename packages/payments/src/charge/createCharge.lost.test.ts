import { describe, expect, it, vi } from 'vitest'
import { longestLook } from './startLook.ts'
import {
  backEnd,
  chargeLeft,
  chargeOn,
  chargeWith,
  intent,
  keptIn,
  lost,
  named,
  onlyLost,
  time,
  type Intent,
} from './createCharge.testkit.ts'

describe('createCharge, when an answer is lost', () => {
  it('checks nothing again that is not unexplained', async () => {
    const back = backEnd(['ok'])
    const hasHappened = vi.fn<() => Promise<boolean>>(back.hasHappened)
    const { charge } = chargeWith({ ...onlyLost, send: back.send, hasHappened })
    await charge.checkAgain()
    const submitted = charge.submit(intent)
    await charge.checkAgain()
    await back.answerAll()
    await submitted
    await charge.checkAgain()
    expect(charge.store.getState().kind).toBe('done')
    expect(hasHappened).not.toHaveBeenCalled()
  })

  it('ends in the truth when the answer is lost after the charge', async () => {
    const back = backEnd(['lostAfter'])
    const { charge, onDone, kind } = chargeOn(back)
    const submitted = charge.submit(intent)
    await back.answerAll()
    await submitted
    expect(kind()).toBe('done')
    expect(onDone).toHaveBeenCalledExactlyOnceWith(intent, null)
  })

  it('offers the same intent again, under the same key, when nothing was charged', async () => {
    const back = backEnd(['lostBefore', 'ok'])
    const { charge, kind } = chargeOn(back)
    for (const expected of ['refused', 'done']) {
      const submitted = charge.submit(intent)
      await back.answerAll()
      await submitted
      expect(kind()).toBe(expected)
    }
    expect(back.send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 1'])
  })

  it('keeps the key of a try that may arrive late, even when the refusal was put aside', async () => {
    const back = backEnd(['lostBefore', 'ok'])
    const { charge } = chargeOn(back)
    const first = charge.submit(intent)
    await back.answerAll()
    await first
    charge.dismiss()
    const second = charge.submit({ ...intent })
    await back.answerAll()
    await second
    expect(new Set(back.send.mock.calls.map(([, key]) => key)).size).toBe(1)
    const third = charge.submit(intent)
    await back.answerAll()
    await third
    expect(back.send.mock.lastCall?.[1]).not.toBe('key 1')
  })

  it('offers nothing but another check while the check itself fails', async () => {
    const back = backEnd(['lostAfter'])
    const { charge, kind } = chargeOn(back)
    back.readable(false)
    const submitted = charge.submit(intent)
    await back.answerAll()
    await submitted
    expect(kind()).toBe('unknown')
    await charge.submit(intent)
    expect(back.send).toHaveBeenCalledOnce()
    await charge.checkAgain()
    expect(kind()).toBe('unknown')
    back.readable(true)
    await charge.checkAgain()
    expect(kind()).toBe('done')
  })

  it('has nothing to check where nothing is kept', async () => {
    const hasHappened = vi.fn<() => Promise<boolean>>(async () => true)
    const { charge, kind } = chargeWith({ hasHappened })
    await charge.resume()
    expect(kind()).toBe('idle')
    expect(hasHappened).not.toHaveBeenCalled()
  })

  it('explains what another page has left of the same before it sends anything', async () => {
    const send = vi.fn<() => Promise<string>>(async () => 'session')
    const { charge } = chargeLeft({}, { send, hasHappened: async () => true })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject({
      kind: 'done',
      attempt: { key: 'before the reload' },
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('leaves what another account has left alone', async () => {
    const other = { name: 'somebody else', session: 'session 2' }
    const stored = keptIn()
    const send = vi.fn<() => Promise<string>>(async () => 'session')
    const { charge } = chargeLeft({ owner: other }, { send, kept: stored })
    await charge.resume()
    expect(charge.store.getState().kind).toBe('idle')
    await charge.submit(intent)
    expect(send).toHaveBeenCalledOnce()
    expect(stored.of(other)).toMatchObject([{ key: 'before the reload' }])
  })

  it('sends nothing while another tab is at the same, or what is paid for has changed', async () => {
    const send = vi.fn<() => Promise<string>>(async () => 'session')
    const elsewhere = chargeWith({ send, alone: async () => false })
    await elsewhere.charge.submit(intent)
    expect(elsewhere.charge.store.getState()).toMatchObject({ reason: { kind: 'otherTab' } })
    const changed = chargeWith({ send, checkBefore: async () => ({ kind: 'changed' }) })
    await changed.charge.submit(intent)
    expect(changed.charge.store.getState()).toMatchObject({ reason: { kind: 'changed' } })
    const unread = chargeWith({ send, checkBefore: () => Promise.reject(named) })
    await unread.charge.submit(intent)
    expect(unread.charge.store.getState()).toMatchObject({
      reason: { kind: 'error', error: named },
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['done', { kind: 'done' }, { kind: 'done', result: null }],
    ['never came', { kind: 'neverCame' }, { kind: 'refused', reason: { kind: 'notCharged' } }],
    [
      'refused',
      { kind: 'refused', error: named },
      { kind: 'refused', reason: { kind: 'error', error: named } },
    ],
  ] as const)('takes the word of a back end for a key: %s', async (_case, status, end) => {
    const clock = time()
    const { charge, kept } = chargeWith({ askForKey: async () => status, clock })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject(end)
    expect(clock.elapsed()).toBe(0)
    expect(kept()).toBeNull()
  })

  it('leaves it to the account where the back end cannot be asked for the key', async () => {
    const askForKey = () => Promise.reject(lost)
    const { charge } = chargeWith({ askForKey, hasHappened: async () => true })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject({ kind: 'done', result: null })
  })

  it('believes the account that shows it, whatever is still at work under the key', async () => {
    const askForKey = async () => ({ kind: 'processing' }) as const
    const find = async () => ({ kind: 'happened', result: 'session' }) as const
    const clock = time()
    const { charge } = chargeWith({ askForKey, find, clock })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject({ kind: 'done', result: 'session' })
    expect(clock.elapsed()).toBe(0)
  })

  it('takes a page of a bank that was made and never came for nothing paid', async () => {
    const askForKey = async () => ({ kind: 'done' }) as const
    const { charge, kept } = chargeWith({ askForKey, paysByCall: () => false })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject({ reason: { kind: 'notCharged' } })
    expect(kept()).toBeNull()
  })

  it('goes on asking while a back end is still at work under the key', async () => {
    let asked = 0
    const askForKey = async () =>
      (asked += 1) < 3 ? ({ kind: 'processing' } as const) : ({ kind: 'done' } as const)
    const { charge, kind } = chargeWith({ askForKey })
    await charge.submit(intent)
    expect(kind()).toBe('done')
  })

  it('says after half a minute that it is not known, and finds it all the same', async () => {
    const clock = time()
    const kinds: string[] = []
    const { charge } = chargeWith({ hasHappened: async () => clock.elapsed() >= 55_000, clock })
    charge.store.subscribe(({ kind }) => {
      if (kinds.at(-1) !== kind) kinds.push(kind)
    })
    await charge.submit(intent)
    expect(kinds).toEqual(['sending', 'checking', 'unknown', 'done'])
  })

  it('checks first what was under way when the page was loaded anew', async () => {
    const hasHappened = vi.fn<(intent: Intent, since: number) => Promise<boolean>>(async () => true)
    const { charge, kept } = chargeLeft({ since: 5 }, { hasHappened })
    await charge.resume()
    expect(charge.store.getState()).toMatchObject({
      kind: 'done',
      attempt: { intent },
      result: null,
    })
    expect(hasHappened).toHaveBeenCalledExactlyOnceWith(intent, 5)
    expect(kept()).toBeNull()
  })

  it('looks again for a call that was still at work when its page went away', async () => {
    let looks = 0
    const { charge } = chargeLeft({}, { hasHappened: async () => (looks += 1) === 3 })
    await charge.resume()
    expect(charge.store.getState().kind).toBe('done')
    expect(looks).toBe(3)
  })

  it('says how far it has looked once every account must show it, and not that nothing was charged', async () => {
    const clock = time(10_000_000)
    const sentAt = clock.now()
    const { charge } = chargeLeft({ since: sentAt - 3_600_000, sentAt }, { clock })
    await charge.resume()
    expect(charge.store.getState()).toMatchObject({
      kind: 'refused',
      reason: { kind: 'notKnown', seenUntil: clock.now() },
    })
    expect(clock.now() - sentAt).toBe(longestLook)
  })

  it('looks as long for a call whose answer was lost while the page stays', async () => {
    const clock = time()
    const sentAt = clock.now()
    const back = backEnd(['lostBefore'])
    const { charge } = chargeWith({ send: back.send, hasHappened: back.hasHappened, clock })
    const submitted = charge.submit(intent)
    await back.answerAll()
    await submitted
    expect(charge.store.getState().kind).toBe('refused')
    expect(clock.now() - sentAt).toBeGreaterThanOrEqual(longestLook)
  })

  it('ends in the truth when the charge arrives long after its answer was lost', async () => {
    const clock = time()
    const arrivesAt = clock.now() + 5_000
    const send = vi.fn<() => Promise<string>>(() => Promise.reject(lost))
    const { charge, kind } = chargeWith({
      send,
      clock,
      hasHappened: async () => {
        expect(kind()).toBe('checking')
        await charge.submit(intent)
        return clock.now() >= arrivesAt
      },
    })
    await charge.submit(intent)
    expect(kind()).toBe('done')
    expect(send).toHaveBeenCalledOnce()
  })

  it('goes on looking for a while after a call that took all its time', async () => {
    const clock = time()
    const send = () => clock.wait(30_000).then(() => Promise.reject(lost))
    const arrivesAt = clock.now() + 35_000
    const { charge } = chargeWith({
      send,
      hasHappened: async () => clock.now() >= arrivesAt,
      clock,
    })
    await charge.submit(intent)
    expect(charge.store.getState().kind).toBe('done')
  })

  it('reads again, and only reads, until the connection is back', async () => {
    const clock = time()
    let reads = 0
    const send = vi.fn<() => Promise<string>>(() => Promise.reject(lost))
    const hasHappened = async () => {
      if ((reads += 1) < 4) throw lost
      return true
    }
    const { charge, kept } = chargeWith({ send, hasHappened, clock })
    const sentAt = clock.now()
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject({
      kind: 'done',
      attempt: { intent },
      result: null,
    })
    expect(clock.now() - sentAt).toBe(6_000)
    expect(send).toHaveBeenCalledOnce()
    expect(kept()).toBeNull()
  })

  it('gives reading up after ten minutes, says so, and keeps the intent', async () => {
    const clock = time()
    const sentAt = clock.now()
    const kinds: string[] = []
    const { charge, kept } = chargeWith({ hasHappened: () => Promise.reject(lost), clock })
    charge.store.subscribe(({ kind }) => {
      if (kinds.at(-1) !== kind) kinds.push(kind)
    })
    await charge.submit(intent)
    expect(kinds).toEqual(['sending', 'checking', 'unknown'])
    expect(charge.store.getState()).toMatchObject({ isLooking: false })
    expect(clock.now() - sentAt).toBe(600_000)
    expect(kept()).toMatchObject({ intent, sentAt })
  })

  it('does not say that nothing was charged when the last read failed', async () => {
    const clock = time()
    const end = clock.now() + longestLook
    const hasHappened = async () => {
      if (clock.now() >= end) throw lost
      return false
    }
    const { charge } = chargeLeft({}, { hasHappened, clock })
    await charge.submit(intent)
    expect(charge.store.getState().kind).toBe('unknown')
  })

  it('does not take what was read before the end for the truth at the end', async () => {
    const clock = time()
    const arrivesAt = clock.now() + 29_000
    const hasHappened = async () => {
      const found = clock.now() >= arrivesAt
      await clock.wait(5_000)
      return found
    }
    const { charge } = chargeLeft({}, { hasHappened, clock })
    await charge.submit(intent)
    expect(charge.store.getState().kind).toBe('done')
  })

  it('waits for the driver where reading again does not help', async () => {
    const clock = time()
    const hasHappened = vi.fn<() => Promise<boolean>>(() => Promise.reject(named))
    const { charge } = chargeLeft(
      {},
      { hasHappened, needsDriver: (error) => error === named, clock },
    )
    await charge.submit(intent)
    expect(charge.store.getState().kind).toBe('unknown')
    expect(hasHappened).toHaveBeenCalledOnce()
    hasHappened.mockResolvedValue(true)
    await charge.checkAgain()
    expect(charge.store.getState().kind).toBe('done')
  })

  it.each([
    ['once', 0],
    ['until it can be read', 2],
  ])('looks %s for what cannot arrive late', async (_case, failures) => {
    const clock = time()
    let reads = 0
    const hasHappened = async () => {
      if ((reads += 1) <= failures) throw lost
      return false
    }
    const { charge } = chargeLeft({}, { hasHappened, clock, paysByCall: () => false })
    await charge.submit(intent)
    expect(charge.store.getState().kind).toBe('refused')
    expect(clock.wait).toHaveBeenCalledTimes(failures)
  })

  it('tries again under the key of before the reload when nothing had been charged', async () => {
    const back = backEnd(['ok'])
    const { charge } = chargeLeft({}, { send: back.send, hasHappened: back.hasHappened })
    await charge.resume()
    expect(charge.store.getState().kind).toBe('refused')
    const submitted = charge.submit({ ...intent })
    await back.answerAll()
    await submitted
    expect(back.send.mock.lastCall?.[1]).toBe('before the reload')
  })

  it('keeps the key of a lost try when the next one never left the device', async () => {
    const offline = new Error('offline')
    const errors = [lost, offline, lost]
    const send = vi.fn<(wanted: Intent, key: string) => Promise<string>>(() =>
      Promise.reject(errors.shift()),
    )
    const { charge } = chargeWith({ ...onlyLost, send })
    const reasons = []
    for (const zone of ['101', '101', '101']) {
      await charge.submit({ zone })
      const state = charge.store.getState()
      reasons.push(state.kind === 'refused' ? state.reason.kind : state.kind)
    }
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 1', 'key 1'])
    // The lost one may still arrive, which the next one, not sent, cannot deny.
    expect(reasons[1]).toBe('notKnown')
  })

  it('does not send under a key of an hour ago, whose answer would be an old one', async () => {
    const clock = time()
    const send = vi.fn<(wanted: Intent, key: string) => Promise<string>>(() => Promise.reject(lost))
    const { charge } = chargeWith({ send, clock })
    await charge.submit(intent)
    await clock.wait(3_600_000)
    await charge.submit(intent)
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 2'])
  })
})
