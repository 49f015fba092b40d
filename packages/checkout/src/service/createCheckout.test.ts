import { createTestContext, memoryStorage } from '@parking/runtime/testing'
import { describe, expect, it, vi } from 'vitest'
import { CityBackEnd } from '../testing/cityBackEnd.ts'
import { createCheckout } from './createCheckout.ts'

const intent = {
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  format: 'russian',
  category: 'B',
  durationMinutes: 60,
} as const
const pending = 'parking.pending.kazan.start'
const lost = new TypeError('Failed to fetch')

/** A page of a driver; its time passes when something waits. */
async function openPage(city: CityBackEnd, storage = memoryStorage()) {
  const context = await createTestContext({
    fetch: city.fetch,
    messages: [],
    storage,
    token: 'token-1',
    clock: {
      now: () => city.now,
      elapsed: () => city.now,
      observe: () => undefined,
      wait: async (milliseconds) => city.pass(milliseconds),
    },
  })
  const checkout = createCheckout(context)
  return { context, storage, checkout, kind: () => checkout.start.store.getState().kind }
}

/** Charges, loses the answer, and says from then on that the token is no longer good. */
function expiresOnTheWay(city: CityBackEnd): void {
  let hasExpired = false
  city.fault = ({ name }, answer) => {
    if (hasExpired) return { status: 'error', errorName: 'TokenExpired' }
    if (name !== 'start') return undefined
    answer()
    hasExpired = true
    return lost
  }
}

describe('createCheckout', () => {
  it('tells the next driver nothing of what an expired token left open, and keeps it', async () => {
    const city = new CityBackEnd()
    expiresOnTheWay(city)
    const { context, checkout, storage, kind } = await openPage(city)
    await checkout.start.submit(intent)
    expect(kind()).toBe('unknown')
    const kept = storage.get(pending)
    city.fault = ({ name }) =>
      name === 'get-profile-v6'
        ? { status: 'ok', result: { email: 'next@parking.example', sessions: [], ts: [] } }
        : undefined
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await vi.waitFor(() => expect(city.callsOf('get-profile-v6').length).toBeGreaterThan(1))
    expect(kind()).toBe('idle')
    expect(storage.get(pending)).toBe(kept)
  })

  it('finds for the same driver what an expired token left open', async () => {
    const city = new CityBackEnd()
    expiresOnTheWay(city)
    const { context, checkout, kind } = await openPage(city)
    await checkout.start.submit(intent)
    city.fault = () => undefined
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await vi.waitFor(() => expect(kind()).toBe('done'))
    expect(city.charges.length).toBe(1)
  })

  it('looks after the next login for what a logout left open, and tells it no other driver', async () => {
    const city = new CityBackEnd()
    const { context, checkout, kind } = await openPage(city)
    city.fault = ({ name }, answer) => {
      if (name !== 'start') return undefined
      answer()
      context.session.send({ kind: 'loggedOut' })
      return lost
    }
    await checkout.start.submit(intent)
    expect(kind()).toBe('idle')
    const next = { email: 'next@parking.example', sessions: [], ts: [] }
    city.fault = ({ name }) =>
      name === 'get-profile-v6' ? { status: 'ok', result: next } : undefined
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await checkout.start.resume()
    expect(kind()).toBe('idle')
    context.session.send({ kind: 'loggedOut' })
    city.fault = () => undefined
    context.session.send({ kind: 'loggedIn', token: 'token-3' })
    await vi.waitFor(() => expect(kind()).toBe('done'))
    expect(city.charges.length).toBe(1)
  })

  it.each([
    ['another tab signs another driver in', [{ kind: 'otherTabLoggedIn', token: 'token-2' }]],
    [
      'the driver of an expired session leaves for good',
      [{ kind: 'tokenExpired', token: 'token-1' }, { kind: 'loggedOut' }],
    ],
  ] as const)('tells nothing of a charge any more when %s', async (_case, events) => {
    const { context, checkout, kind } = await openPage(new CityBackEnd())
    await checkout.start.submit(intent)
    expect(kind()).toBe('done')
    for (const event of events) context.session.send(event)
    expect(kind()).toBe('idle')
  })

  it('takes a page of the history that is full, without a total, for cut', async () => {
    const city = new CityBackEnd()
    const { checkout, kind } = await openPage(city)
    const old = {
      type: 'refill',
      status: 'done',
      dateOperation: '2026-11-23 08:00:00',
      sum: '1.00',
    }
    city.fault = ({ name }) => {
      if (name === 'start') return lost
      if (name !== 'get-operations-with-filter') return undefined
      return { status: 'ok', result: Array.from({ length: 50 }, () => old) }
    }
    await checkout.start.submit(intent)
    expect(kind()).toBe('unknown')
  })

  it.each([1e300, -1, 0.5, null])(
    'takes an attempt of the instant %s for nothing',
    async (since) => {
      const storage = memoryStorage()
      const attempt = {
        key: 'k',
        owner: 'driver@parking.example',
        since,
        sentAt: 1,
        bank: null,
        intent,
      }
      storage.set(pending, JSON.stringify([attempt]))
      const city = new CityBackEnd()
      const { checkout, kind } = await openPage(city, storage)
      await checkout.start.resume()
      expect(kind()).toBe('idle')
    },
  )
})
