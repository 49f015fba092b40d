import { isMoneyMoving } from '@parking/runtime'
import { describe, expect, it, vi } from 'vitest'
import { createCharge, type Attempt, type ChargeCalls } from './createCharge.ts'

interface Intent {
  readonly zone: string
}

const lost = new Error('lost')
const named = new Error('NoMoneyNoHoney')
const intent: Intent = { zone: '101' }
const onlyLost = { isOutcomeUnknown: (error: unknown) => error === lost }

type Answer = 'ok' | 'refused' | 'lostBefore' | 'lostAfter'

/** A back end that remembers what it charged, and answers as it is told to. */
function backEnd(answers: readonly Answer[]) {
  const charged: string[] = []
  const open: (() => void)[] = []
  const queue = [...answers]
  let canRead = true
  const charge = (key: string): void => {
    if (!charged.includes(key)) charged.push(key)
  }
  const send = vi.fn<(intent: Intent, key: string) => Promise<string>>((_intent, key) => {
    const answer = queue.shift() ?? 'ok'
    return new Promise<string>((resolve, reject) => {
      open.push(() => {
        if (answer === 'ok' || answer === 'lostAfter') charge(key)
        if (answer === 'ok') resolve('session')
        else reject(answer === 'refused' ? named : lost)
      })
    })
  })
  return {
    charged,
    send,
    answerAll: () => {
      for (const answer of open.splice(0)) answer()
    },
    readable: (value: boolean) => (canRead = value),
    hasHappened: async () => {
      if (!canRead) throw lost
      return charged.length > 0
    },
  }
}

/** Time that passes only while somebody waits. */
function time(now = 1_000_000) {
  return {
    now: () => now,
    wait: vi.fn<(milliseconds: number) => Promise<void>>(async (milliseconds) => {
      now += milliseconds
    }),
  }
}

function chargeOn(back: ReturnType<typeof backEnd>) {
  const onDone = vi.fn<(intent: Intent, result: string | null) => void>()
  let keys = 0
  const charge = createCharge<Intent, string>({
    send: back.send,
    hasHappened: back.hasHappened,
    ...onlyLost,
    clock: time(),
    mayArriveLate: true,
    newKey: () => `key ${(keys += 1)}`,
    onDone,
  })
  return { charge, onDone, kind: () => charge.store.getState().kind }
}

/** A charge of a page that was loaded anew while one was under way. */
function chargeLeft(left: Partial<Attempt<Intent>>, calls: Partial<ChargeCalls<Intent, string>>) {
  const clock = calls.clock ?? time()
  const at = clock.now()
  let kept: Attempt<Intent> | null = {
    intent,
    key: 'before the reload',
    since: at,
    sentAt: at,
    ...left,
  }
  const charge = createCharge<Intent, string>({
    send: () => Promise.reject(lost),
    hasHappened: () => Promise.resolve(false),
    isOutcomeUnknown: () => true,
    mayArriveLate: true,
    pending: { read: () => kept, write: (value) => (kept = value) },
    ...calls,
    clock,
  })
  return { charge, kept: () => kept }
}

describe('createCharge', () => {
  it('makes one call of a double click', async () => {
    const back = backEnd(['ok'])
    const { charge, onDone, kind } = chargeOn(back)
    const clicks = [charge.submit(intent), charge.submit(intent), charge.submit(intent)]
    back.answerAll()
    await Promise.all(clicks)
    expect(back.send).toHaveBeenCalledOnce()
    expect(onDone).toHaveBeenCalledExactlyOnceWith(intent, 'session')
    expect(kind()).toBe('done')
  })

  it('keeps an intent while it is sent, and no longer once it was refused', async () => {
    const back = backEnd(['refused'])
    const { charge, kept } = chargeLeft({}, { ...onlyLost, send: back.send })
    const submitted = charge.submit(intent)
    expect(kept()).toMatchObject({ intent, key: expect.not.stringMatching('before the reload') })
    back.answerAll()
    await submitted
    expect(charge.store.getState().kind).toBe('refused')
    expect(kept()).toBeNull()
  })

  it('sends another intent under a key of its own', async () => {
    const back = backEnd(['refused', 'ok'])
    const { charge } = chargeOn(back)
    for (const zone of ['101', '102']) {
      const submitted = charge.submit({ zone })
      back.answerAll()
      await submitted
    }
    expect(back.send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 2'])
  })

  it('makes keys that nobody else has, and tells nobody who does not listen', async () => {
    const back = backEnd(['ok', 'ok'])
    const { send, hasHappened } = back
    const isOutcomeUnknown = vi.fn<() => boolean>(() => false)
    const calls = { isOutcomeUnknown, clock: time(), mayArriveLate: true, send, hasHappened }
    const charge = createCharge<Intent, string>(calls)
    for (const zone of ['101', '102']) {
      const submitted = charge.submit({ zone })
      back.answerAll()
      await submitted
      expect(charge.store.getState()).toEqual({ kind: 'done', intent: { zone }, result: 'session' })
    }
    const keys = new Set(send.mock.calls.map(([, key]) => key))
    expect(keys.size).toBe(2)
    expect(isOutcomeUnknown).not.toHaveBeenCalled()
    for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/)
  })

  it.each<readonly [Answer, boolean]>([
    ['ok', true],
    ['refused', true],
    ['lostBefore', true],
    ['lostAfter', false],
  ])('says that money moves until a call has ended: %s, read back %s', async (answer, canRead) => {
    const back = backEnd([answer])
    back.readable(canRead)
    const { charge } = chargeOn(back)
    const submitted = charge.submit(intent)
    expect(isMoneyMoving()).toBe(true)
    back.answerAll()
    await submitted
    expect(isMoneyMoving()).toBe(false)
  })

  it('puts an ended charge aside, and none that is under way', async () => {
    const back = backEnd(['refused', 'ok'])
    const { charge, kind } = chargeOn(back)
    for (const ended of ['refused', 'done']) {
      const submitted = charge.submit(intent)
      charge.dismiss()
      expect(kind()).toBe('sending')
      back.answerAll()
      await submitted
      expect(kind()).toBe(ended)
      charge.dismiss()
      expect(kind()).toBe('idle')
    }
  })

  it('checks nothing again that is not unexplained', async () => {
    const back = backEnd(['ok'])
    const hasHappened = vi.fn<() => Promise<boolean>>(back.hasHappened)
    const { charge } = chargeLeft({}, { ...onlyLost, send: back.send, hasHappened })
    await charge.checkAgain()
    const submitted = charge.submit(intent)
    await charge.checkAgain()
    back.answerAll()
    await submitted
    await charge.checkAgain()
    expect(charge.store.getState().kind).toBe('done')
    expect(hasHappened).not.toHaveBeenCalled()
  })

  it('ends in the truth when the answer is lost after the charge', async () => {
    const back = backEnd(['lostAfter'])
    const { charge, onDone, kind } = chargeOn(back)
    const submitted = charge.submit(intent)
    back.answerAll()
    await submitted
    expect(kind()).toBe('done')
    expect(onDone).toHaveBeenCalledExactlyOnceWith(intent, null)
  })

  it('offers the same intent again, under the same key, when nothing was charged', async () => {
    const back = backEnd(['lostBefore', 'ok'])
    const { charge, kind } = chargeOn(back)
    for (const expected of ['refused', 'done']) {
      const submitted = charge.submit(intent)
      back.answerAll()
      await submitted
      expect(kind()).toBe(expected)
    }
    expect(back.send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 1'])
  })

  it('tells the reason of a refusal without looking for a charge', async () => {
    const back = backEnd(['refused'])
    back.readable(false)
    const { charge } = chargeOn(back)
    const submitted = charge.submit(intent)
    back.answerAll()
    await submitted
    const reason = { kind: 'error', error: named }
    expect(charge.store.getState()).toEqual({ kind: 'refused', intent, key: 'key 1', reason })
  })

  it('keeps the key of a try that may arrive late, even when the refusal was put aside', async () => {
    const back = backEnd(['lostBefore', 'ok'])
    const { charge } = chargeOn(back)
    const first = charge.submit(intent)
    back.answerAll()
    await first
    charge.dismiss()
    const second = charge.submit({ ...intent })
    back.answerAll()
    await second
    expect(new Set(back.send.mock.calls.map(([, key]) => key)).size).toBe(1)
    const third = charge.submit(intent)
    back.answerAll()
    await third
    expect(back.send.mock.lastCall?.[1]).toBe('key 2')
  })

  it('offers nothing but another check while the check itself fails', async () => {
    const back = backEnd(['lostAfter'])
    const { charge, kind } = chargeOn(back)
    back.readable(false)
    const submitted = charge.submit(intent)
    back.answerAll()
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

  it('has nothing to check where nothing was under way, or nothing is kept', async () => {
    const hasHappened = vi.fn<() => Promise<boolean>>(async () => true)
    const nothing = { pending: { read: () => null, write: () => undefined } }
    for (const kept of [nothing, {}]) {
      const charge = createCharge<Intent, string>({
        ...onlyLost,
        ...kept,
        send: async () => 'session',
        hasHappened,
        clock: time(),
        mayArriveLate: true,
      })
      await charge.resume()
      expect(charge.store.getState().kind).toBe('idle')
    }
    expect(hasHappened).not.toHaveBeenCalled()
  })

  it('leaves what is kept to the call that is under way', async () => {
    const back = backEnd(['ok'])
    const { charge } = chargeLeft({}, { send: back.send, hasHappened: back.hasHappened })
    const submitted = charge.submit(intent)
    await charge.resume()
    expect(charge.store.getState().kind).toBe('sending')
    back.answerAll()
    await submitted
    expect(charge.store.getState().kind).toBe('done')
  })

  it('checks first what was under way when the page was loaded anew', async () => {
    const hasHappened = vi.fn<(intent: Intent, since: number) => Promise<boolean>>(async () => true)
    const { charge, kept } = chargeLeft({ since: 5 }, { hasHappened })
    await charge.resume()
    expect(charge.store.getState()).toEqual({ kind: 'done', intent, result: null })
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

  it('says that nothing was charged only when no call can be at work any more', async () => {
    const clock = time()
    const sentAt = clock.now()
    const { charge } = chargeLeft({ since: sentAt - 3_600_000, sentAt }, { clock })
    await charge.resume()
    expect(charge.store.getState()).toMatchObject({
      kind: 'refused',
      reason: { kind: 'notCharged' },
    })
    expect(clock.now() - sentAt).toBe(30_000)
  })

  it('looks as long for a call whose answer was lost while the page stays', async () => {
    const clock = time()
    const sentAt = clock.now()
    const back = backEnd(['lostBefore'])
    const { charge } = chargeLeft({}, { send: back.send, hasHappened: back.hasHappened, clock })
    const submitted = charge.submit(intent)
    back.answerAll()
    await submitted
    expect(charge.store.getState().kind).toBe('refused')
    expect(clock.now() - sentAt).toBeGreaterThanOrEqual(30_000)
  })

  it('ends in the truth when the charge arrives long after its answer was lost', async () => {
    const clock = time()
    const arrivesAt = clock.now() + 5_000
    const send = vi.fn<() => Promise<string>>(() => Promise.reject(lost))
    const hasHappened = async () => clock.now() >= arrivesAt
    const { charge } = chargeLeft({}, { send, hasHappened, clock })
    const submitted = charge.submit(intent)
    await Promise.resolve()
    expect(charge.store.getState().kind).toBe('checking')
    await charge.submit(intent)
    await submitted
    expect(charge.store.getState().kind).toBe('done')
    expect(send).toHaveBeenCalledOnce()
  })

  it('goes on looking for a while after a call that took all its time', async () => {
    const clock = time()
    const send = () => clock.wait(30_000).then(() => Promise.reject(lost))
    const arrivesAt = clock.now() + 35_000
    const { charge } = chargeLeft(
      {},
      { send, hasHappened: async () => clock.now() >= arrivesAt, clock },
    )
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
    const { charge, kept } = chargeLeft({}, { send, hasHappened, clock })
    const sentAt = clock.now()
    await charge.submit(intent)
    expect(charge.store.getState()).toEqual({ kind: 'done', intent, result: null })
    expect(clock.now() - sentAt).toBe(6_000)
    expect(send).toHaveBeenCalledOnce()
    expect(kept()).toBeNull()
  })

  it('gives reading up only when no call can be at work any more, and keeps the intent', async () => {
    const clock = time()
    const sentAt = clock.now()
    const kinds: string[] = []
    const { charge, kept } = chargeLeft({}, { hasHappened: () => Promise.reject(lost), clock })
    charge.store.subscribe(({ kind }) => kinds.push(kind))
    await charge.submit(intent)
    expect(kinds).toEqual(['sending', 'checking', 'unknown'])
    expect(clock.now() - sentAt).toBe(30_000)
    expect(kept()).toMatchObject({ intent, sentAt })
  })

  it('does not say that nothing was charged when the last read failed', async () => {
    const clock = time()
    const end = clock.now() + 30_000
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

  it('neither looks nor tells nor sends any more when it was abandoned', async () => {
    const clock = time()
    const onDone = vi.fn<() => void>()
    const send = vi.fn<() => Promise<string>>(() => Promise.reject(lost))
    const hasHappened = vi.fn<() => Promise<boolean>>(async () => {
      charge.abandon()
      return false
    })
    const { charge, kept } = chargeLeft({}, { send, hasHappened, onDone, clock })
    await charge.submit(intent)
    await charge.submit({ zone: '102' })
    expect(send).toHaveBeenCalledOnce()
    expect(hasHappened).toHaveBeenCalledOnce()
    expect(onDone).not.toHaveBeenCalled()
    expect(kept()).toBeNull()
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
    const { charge } = chargeLeft({}, { hasHappened, clock, mayArriveLate: false })
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
    back.answerAll()
    await submitted
    expect(back.send.mock.lastCall?.[1]).toBe('before the reload')
  })
})
