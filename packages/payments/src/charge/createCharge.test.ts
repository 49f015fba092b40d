import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createCharge, type Attempt } from './createCharge.ts'

interface Intent {
  readonly zone: string
}

const lost = new Error('lost')
const named = new Error('NoMoneyNoHoney')
const intent: Intent = { zone: '101' }

type Answer = 'ok' | 'refused' | 'lostBefore' | 'lostAfter'

/** A back end that remembers what it charged, and answers as it is told to. */
function backEnd(answers: readonly Answer[], knowsKeys = true) {
  const charged: string[] = []
  const open: (() => void)[] = []
  const queue = [...answers]
  let canRead = true
  const charge = (key: string): void => {
    if (!knowsKeys || !charged.includes(key)) charged.push(key)
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

function chargeOn(back: ReturnType<typeof backEnd>) {
  const onDone = vi.fn<(intent: Intent, result: string | null) => void>()
  let keys = 0
  const charge = createCharge<Intent, string>({
    send: back.send,
    hasHappened: back.hasHappened,
    isOutcomeUnknown: (error) => error === lost,
    newKey: () => `key ${(keys += 1)}`,
    onDone,
  })
  return { charge, onDone, kind: () => charge.store.getState().kind }
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

  it('checks first what was under way when the page was loaded anew', async () => {
    let kept: Attempt<Intent> | null = { intent, key: 'before the reload', since: 5 }
    const hasHappened = vi.fn<(intent: Intent, since: number) => Promise<boolean>>(async () => true)
    const charge = createCharge<Intent, string>({
      send: async () => 'session',
      hasHappened,
      isOutcomeUnknown: () => true,
      pending: { read: () => kept, write: (value) => (kept = value) },
    })
    await charge.resume()
    expect(charge.store.getState()).toEqual({ kind: 'done', intent, result: null })
    expect(hasHappened).toHaveBeenCalledExactlyOnceWith(intent, 5)
    expect(kept).toBeNull()
  })

  it('looks again for a call that was still at work when its page went away', async () => {
    const since = 1_000_000
    let [looks, time] = [0, since + 500]
    const kept: Attempt<Intent> = { intent, key: 'before the reload', since }
    const charge = createCharge<Intent, string>({
      send: () => Promise.reject(lost),
      hasHappened: () => Promise.resolve((looks += 1) === 3),
      isOutcomeUnknown: () => true,
      now: () => time,
      pause: () => Promise.resolve(void (time += 2_000)),
      pending: { read: () => kept, write: () => undefined },
    })
    await charge.resume()
    expect(charge.store.getState().kind).toBe('done')
    expect(looks).toBe(3)
  })

  it('says that nothing was charged only when no call can be at work any more', async () => {
    const since = 1_000_000
    let time = since
    const kept: Attempt<Intent> = { intent, key: 'before the reload', since }
    const charge = createCharge<Intent, string>({
      send: () => Promise.reject(lost),
      hasHappened: () => Promise.resolve(false),
      isOutcomeUnknown: () => true,
      now: () => time,
      pause: () => Promise.resolve(void (time += 2_000)),
      pending: { read: () => kept, write: () => undefined },
    })
    await charge.resume()
    expect(charge.store.getState().kind).toBe('refused')
    expect(time - since).toBeGreaterThanOrEqual(30_000)
  })

  it('tries again under the key of before the reload when nothing had been charged', async () => {
    const back = backEnd(['ok'])
    let kept: Attempt<Intent> | null = { intent, key: 'before the reload', since: 5 }
    const charge = createCharge<Intent, string>({
      send: back.send,
      hasHappened: back.hasHappened,
      isOutcomeUnknown: () => true,
      pending: { read: () => kept, write: (value) => (kept = value) },
    })
    await charge.resume()
    expect(charge.store.getState().kind).toBe('refused')
    const submitted = charge.submit({ ...intent })
    back.answerAll()
    await submitted
    expect(back.send.mock.lastCall?.[1]).toBe('before the reload')
  })

  it('charges at most once for one intent, whatever is clicked and lost', async () => {
    const action = fc.constantFrom('submit', 'answer', 'check', 'dismiss', 'noReading', 'reading')
    const answers = fc.array(fc.constantFrom<Answer>('ok', 'refused', 'lostBefore', 'lostAfter'))
    await fc.assert(
      fc.asyncProperty(answers, fc.array(action, { maxLength: 30 }), async (script, actions) => {
        const back = backEnd(script)
        const { charge, onDone, kind } = chargeOn(back)
        const running: Promise<void>[] = []
        for (const name of actions) {
          if (kind() === 'done') break
          if (name === 'submit') running.push(charge.submit(intent))
          if (name === 'answer') back.answerAll()
          if (name === 'dismiss') charge.dismiss()
          if (name === 'check') running.push(charge.checkAgain())
          if (name === 'noReading' || name === 'reading') back.readable(name === 'reading')
          await Promise.resolve()
        }
        back.readable(true)
        back.answerAll()
        await Promise.all(running)
        await charge.checkAgain()
        expect(back.charged.length).toBeLessThanOrEqual(1)
        expect(onDone.mock.calls.length).toBe(back.charged.length)
        expect(kind() === 'done').toBe(back.charged.length === 1)
      }),
      { numRuns: 1000 },
    )
  })
})
