import { ApiError } from '@parking/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { sendSteps } from './sendSteps.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const steps = Array.from({ length: 10 }, (_, index) => index)
const busy = (retryAfter: number | null = 3) => new ApiError({ kind: 'tooManyCalls', retryAfter })

/** Sends ten steps and notes what happens. */
function send(
  one: (index: number) => Promise<void>,
  { atOnce = 3, isStopped = () => false }: { atOnce?: number; isStopped?: () => boolean } = {},
) {
  const sent: number[] = []
  const waits: (number | null)[] = []
  let open = 0
  let most = 0
  const made = sendSteps(steps, {
    atOnce,
    isStopped,
    onWait: (until) => waits.push(until),
    send: async (index) => {
      sent.push(index)
      most = Math.max(most, ++open)
      try {
        await one(index)
      } finally {
        open -= 1
      }
    },
  })
  return { made, sent, waits, most: () => most }
}

const soon = async () => new Promise<void>((resolve) => setTimeout(resolve, 300))

describe('sendSteps', () => {
  it.each([1, 3, 8])('sends each step once, %i at a time', async (atOnce) => {
    const { made, sent, most } = send(soon, { atOnce })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await made).toEqual([])
    expect(sent).toEqual(steps)
    expect(most()).toBe(atOnce)
  })

  it('begins none after one that stays undecided, and waits for those on their way', async () => {
    const error = new ApiError({ kind: 'network', outcomeUnknown: true })
    const { promise, resolve } = withResolvers<void>()
    const { made, sent } = send(async (index) => {
      if (index === 1) throw error
      if (index === 2) await promise
      else await soon()
    })
    await vi.advanceTimersByTimeAsync(10_000)
    let isOver = false
    void made.then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(isOver).toBe(false)
    resolve()
    expect(await made).toEqual([{ index: 1, error }])
    expect(sent).toEqual([0, 1, 2])
  })

  it('sends none after a stop', async () => {
    let isStopped = false
    const { made, sent } = send(soon, { isStopped: () => isStopped })
    await vi.advanceTimersByTimeAsync(100)
    isStopped = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await made).toEqual([])
    expect(sent).toEqual([0, 1, 2])
  })

  it('waits as long as a busy back end asks, and sends the same steps again', async () => {
    let refusals = 3
    const { made, sent, waits } = send(async () => {
      await soon()
      if (refusals-- > 0) throw busy()
    })
    await vi.advanceTimersByTimeAsync(2500)
    expect(sent).toHaveLength(3)
    expect(waits).toContain(Date.now() - 2500 + 3300)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await made).toEqual([])
    expect(new Set(sent).size).toBe(steps.length)
    expect(sent).toHaveLength(steps.length + 3)
    expect(waits.at(-1)).toBeNull()
  })

  it('leaves it to a person where the back end stays busy', async () => {
    const { made } = send(
      async () => {
        throw busy(null)
      },
      { atOnce: 1 },
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await made).toEqual([{ index: 0, error: expect.any(ApiError) }])
  })

  it('does not wait out a busy back end once it is stopped', async () => {
    let isStopped = false
    const { made } = send(
      async () => {
        throw busy(60)
      },
      { isStopped: () => isStopped },
    )
    await vi.advanceTimersByTimeAsync(1000)
    isStopped = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await made).toEqual([])
  })
})
