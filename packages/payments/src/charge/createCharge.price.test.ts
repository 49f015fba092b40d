import { describe, expect, it, vi } from 'vitest'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { chargeWith, driver, intent, keptIn, lost, time } from './createCharge.testkit.ts'

/** What a press has shown: 63 roubles, which cost 126 once a time has passed. */
function offer(clock: ReturnType<typeof time>, boundary: number): OfferedPrice {
  const priceNow = () => (clock.elapsed() < boundary ? 6_300 : 12_600)
  const told = () => ({
    total: priceNow(),
    askedAt: { now: clock.now(), elapsed: clock.elapsed() },
    basis: priceNow(),
  })
  return { shown: told(), sumBefore: 0, findBasis: priceNow, askAgain: async () => told() }
}

describe('the price of a charge', () => {
  it('is looked at last: a boundary that passes while the account is read sends nothing', async () => {
    const clock = time()
    const send = vi.fn<() => Promise<string>>(async () => 'session')
    const checkBefore = async () => {
      clock.pass(20_000)
      return null
    }
    const { charge, kept } = chargeWith({ send, clock, checkBefore })
    await charge.submit(intent, offer(clock, 10_000))
    expect(charge.store.getState()).toMatchObject({
      kind: 'refused',
      reason: { kind: 'otherPrice' },
    })
    expect(send).not.toHaveBeenCalled()
    expect(kept()).toBeNull()
    await charge.submit(intent, offer(clock, 10_000))
    expect(charge.store.getState()).toMatchObject({
      kind: 'done',
      attempt: { price: { total: 12_600, sumBefore: 0 } },
    })
    expect(send).toHaveBeenCalledOnce()
  })

  it('does not make another intent: a new try at another price keeps the key', async () => {
    const clock = time()
    const keys: string[] = []
    const send = async (_intent: unknown, key: string): Promise<string> => {
      keys.push(key)
      throw lost
    }
    const { charge } = chargeWith({ send, clock })
    await charge.submit(intent, offer(clock, 10_000))
    expect(charge.store.getState()).toMatchObject({ reason: { kind: 'notKnown' } })
    await charge.submit(intent, offer(clock, 10_000))
    expect(keys).toEqual(['key 1', 'key 1'])
    expect(charge.store.getState()).toMatchObject({ attempt: { price: { total: 12_600 } } })
  })

  it('is kept with what is not settled', async () => {
    const clock = time()
    const kept = keptIn()
    const { charge } = chargeWith({ send: () => new Promise(() => undefined), clock, kept })
    void charge.submit(intent, offer(clock, 10_000))
    await vi.waitFor(() => expect(kept.of(driver).length).toBe(1))
    expect(kept.of(driver)).toMatchObject([{ price: { total: 6_300, sumBefore: 0 } }])
  })
})
