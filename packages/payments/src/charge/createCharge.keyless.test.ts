import { sampleOperation } from '@parking/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import type { Finding } from './ChargePorts.ts'
import {
  chargeWith,
  driver,
  intent,
  keptIn,
  lost,
  named,
  time,
  type TestCalls,
} from './createCharge.testkit.ts'

const expired = new Error('TokenExpired')
const happened = { kind: 'happened', result: null } as const
const twice = [sampleOperation({ orderNumber: '1' }), sampleOperation({ orderNumber: '2' })]

/** A city that knows no keys; what its account shows may change while time passes. */
function city(
  calls: TestCalls,
  shows: (elapsed: number) => Finding<string>['kind'] = () => 'nothing',
) {
  const clock = time()
  const kept = keptIn()
  const onTwice = vi.fn<NonNullable<TestCalls['onTwice']>>()
  const find = async (): Promise<Finding<string>> => {
    const kind = shows(clock.elapsed())
    if (kind === 'onBalance') return { kind, amount: 1 }
    return kind === 'happened' ? happened : { kind }
  }
  const made = chargeWith({
    clock,
    kept,
    onTwice,
    find,
    knowsKeys: false,
    isOutcomeUnknown: (error) => error === lost,
    isExpired: (error) => error === expired,
    wasAnswered: (error) => error !== lost,
    ...calls,
  })
  const state = () => made.charge.store.getState()
  return { ...made, clock, kept, onTwice, state, left: () => kept.of(driver) }
}
const refuses = () => Promise.reject(named)
const sends = async () => 'session'

describe('a refusal in a city without keys', () => {
  it('is told as done where the account shows that the first copy of the call has charged', async () => {
    const { charge, state } = city({ send: refuses }, () => 'happened')
    await charge.submit(intent)
    expect(state()).toMatchObject({ kind: 'done', result: null })
  })

  it('is told with the time until which the account shows no charge', async () => {
    const { charge, state, clock } = city({ send: refuses })
    const reason = { kind: 'echo', error: named, seenUntil: clock.now() }
    await charge.submit(intent)
    expect(state()).toMatchObject({ kind: 'refused', reason })
  })

  it.each([
    ['can not be read', { find: () => Promise.reject(lost) }],
    ['does not tell', { find: async () => ({ kind: 'open' as const }) }],
  ])('says nothing of an account that %s', async (_case, calls) => {
    const { charge, state } = city({ send: refuses, ...calls })
    await charge.submit(intent)
    expect(state()).toMatchObject({ kind: 'refused', reason: { kind: 'echo', seenUntil: null } })
  })

  it('gives way to the charge that shows two minutes later', async () => {
    const { charge, kind, clock } = city({ send: refuses }, (at) =>
      at >= 120_000 ? 'happened' : 'nothing',
    )
    const told: number[] = []
    charge.store.subscribe((state) => {
      if (state.kind === 'done') told.push(clock.elapsed())
    })
    await charge.submit(intent)
    await vi.waitFor(() => expect(kind()).toBe('done'))
    expect(told[0]).toBeLessThanOrEqual(150_000)
  })

  it('is told late also to a driver who has read it and gone on', async () => {
    const { charge, kind } = city({ send: refuses }, (at) =>
      at >= 60_000 ? 'happened' : 'nothing',
    )
    await charge.submit(intent)
    charge.dismiss()
    const losses: unknown[] = []
    charge.store.subscribe((state) => {
      if (state.kind === 'checking' && state.after === 'loss') losses.push(state)
    })
    await vi.waitFor(() => expect(kind()).toBe('done'))
    // The answer did come: nothing is said of one that was lost.
    expect(losses).toEqual([])
  })

  it('is forgotten once the account must have shown a charge, and nothing is said to be looked for', async () => {
    const { charge, left, state } = city({ send: refuses })
    await charge.submit(intent)
    await vi.waitFor(() => expect(left()).toEqual([]))
    expect(state()).toMatchObject({ kind: 'refused', reason: { kind: 'echo', isLooking: false } })
  })

  it('that the session has ended is told at once, and the account is read before the next try', async () => {
    const find = vi.fn<() => Promise<Finding<string>>>(async () => ({ kind: 'nothing' }))
    const errors = [expired]
    const send = async () => {
      const error = errors.pop()
      if (error !== undefined) throw error
      return 'session'
    }
    const { charge, state } = city({ send, find })
    await charge.submit(intent)
    expect(state()).toMatchObject({ kind: 'refused', reason: { kind: 'error', error: expired } })
    expect(find).not.toHaveBeenCalled()
    await charge.submit(intent)
    expect(find).toHaveBeenCalled()
    expect(state().kind).toBe('done')
  })

  it('of a call that only makes the page of a bank is its last word', async () => {
    const { charge, state } = city({ send: refuses, paysByCall: () => false })
    await charge.submit(intent)
    expect(state()).toMatchObject({ kind: 'refused', reason: { kind: 'error', error: named } })
  })
})

describe('the next try in a city without keys', () => {
  const lostOnce = () => {
    const errors = [lost]
    return vi.fn<() => Promise<string>>(async () => {
      const error = errors.pop()
      if (error !== undefined) throw error
      return 'session'
    })
  }

  it('is asked about while the try before may have charged, and sent on the answer', async () => {
    const send = lostOnce()
    const { charge, state, clock } = city({ send })
    await charge.submit(intent)
    expect(state()).toMatchObject({ reason: { kind: 'notKnown' } })
    await charge.submit(intent)
    const reason = { kind: 'mayChargeTwice', seenUntil: clock.now() }
    expect(state()).toMatchObject({ kind: 'refused', reason })
    expect(send).toHaveBeenCalledOnce()
    await charge.submitAnyway()
    expect(state().kind).toBe('done')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is not sent once the account shows the one before', async () => {
    const send = lostOnce()
    let isThere = false
    const { charge, state } = city({ send }, () => (isThere ? 'happened' : 'nothing'))
    await charge.submit(intent)
    await charge.submit(intent)
    isThere = true
    await charge.askAgain()
    expect(state().kind).toBe('done')
    expect(send).toHaveBeenCalledOnce()
  })

  it('is sent at once where a second call can take no more money', async () => {
    const send = lostOnce()
    const { charge, state } = city({ send, isSafeAgain: true })
    await charge.submit(intent)
    await charge.submit(intent)
    expect(state().kind).toBe('done')
  })

  it('is sent at once after ten minutes, when the one before can charge no more', async () => {
    const send = lostOnce()
    const { charge, state, clock } = city({ send })
    await charge.submit(intent)
    clock.pass(600_001)
    await charge.submit(intent)
    expect(state().kind).toBe('done')
  })

  it('is not sent without a connection, and nothing is left open', async () => {
    const send = lostOnce()
    const readBefore = () => Promise.reject(lost)
    const { charge, state, left } = city({ send, readBefore })
    await charge.submit(intent)
    expect(state()).toMatchObject({ kind: 'refused', reason: { kind: 'error', error: lost } })
    expect(send).not.toHaveBeenCalled()
    expect(left()).toEqual([])
  })
})

describe('an answer in a city without keys', () => {
  it.each([
    ['at once', 0],
    ['two minutes later', 120_000],
  ])(
    'that stands for two charges is told as two: the account shows them %s',
    async (_case, from) => {
      const clock = time()
      const find = async (): Promise<Finding<string>> =>
        clock.elapsed() >= from ? { ...happened, twice } : { kind: 'nothing' }
      const { charge, onTwice, kind } = city({ send: sends, clock, find })
      await charge.submit(intent)
      await vi.waitFor(() => expect(onTwice).toHaveBeenCalledOnce())
      expect(onTwice.mock.calls[0]?.[1]).toBe(twice)
      expect(kind()).toBe('done')
    },
  )

  it('is read on by the next page where this one could not', async () => {
    const kept = keptIn()
    const first = city({ send: sends, kept, find: () => new Promise(() => undefined) })
    await first.charge.submit(intent)
    const next = city({ send: sends, kept, find: async () => ({ ...happened, twice }) })
    await next.charge.resume()
    await vi.waitFor(() => expect(next.onTwice).toHaveBeenCalledOnce())
    expect(next.kind()).toBe('idle')
  })

  it('is read no more once the account must have shown all of it', async () => {
    const { charge, left, onTwice } = city({ send: sends }, () => 'happened')
    await charge.submit(intent)
    await vi.waitFor(() => expect(left()).toMatchObject([{ rest: { isRead: true } }]))
    expect(onTwice).not.toHaveBeenCalled()
  })
})
