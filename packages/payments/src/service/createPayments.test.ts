import { profileQuery } from '@parking/api-client'
import type { City } from '@parking/domain'
import {
  createTestContext,
  lostAnswer,
  memoryStorage,
  noConnection,
  ok,
  refusal,
} from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { expectFromBank, hasGoneToBank } from '../bank/wayToBank.ts'
import type { Charge } from '../charge/createCharge.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'
import { createPayments } from './createPayments.ts'

const intent = {
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  format: 'russian',
  category: 'B',
  durationMinutes: 60,
} as const
const pending = 'parking.pending.kazan.start'
const hasKeys = { idempotencyKey: true }
const hasStatus = { ...hasKeys, chargeStatus: true }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of a driver; its time passes when something waits. */
async function openPage(
  city: CityBackEnd,
  storage = memoryStorage(),
  token = 'token-1',
  more: Partial<City> = {},
) {
  const context = await createTestContext({
    city: more,
    fetch: city.fetch,
    storage,
    token,
    clock: city.clock,
  })
  const payments = createPayments(context)
  return { context, storage, payments, kind: () => payments.start.store.getState().kind }
}

/** Charges, loses the answer, and says from then on that the token is no longer good. */
function expiresOnTheWay(city: CityBackEnd): void {
  let hasExpired = false
  city.fault = {
    start: (call, own) => {
      hasExpired = true
      return lostAnswer(call, own)
    },
    '*': () => (hasExpired ? refusal('TokenExpired') : undefined),
  }
}

const renewal = {
  reservationId: '1',
  plate: 'А123ВС116',
  zone: '101',
  durationMinutes: 60,
}

/** The answer to the first call of a name is lost, and what the call does comes a minute later. */
function comesLate(city: CityBackEnd, name: string): void {
  let isFirst = true
  city.fault = {
    [name]: (_call, own) => {
      if (!isFirst) return undefined
      isFirst = false
      city.later(60_000, () => void own())
      return noConnection
    },
  }
}

/** Waits no more as soon as it is said that the end of a charge is not known. */
function waitsNoMore<Intent, Result>({ store, stopWaiting }: Charge<Intent, Result>): void {
  store.subscribe(({ kind }) => {
    if (kind === 'unknown') stopWaiting()
  })
}

/** Whether the browser would ask before it leaves the page. */
function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('createPayments', () => {
  it('tells the next driver nothing of what an expired token left open, and keeps it', async () => {
    const city = openCity()
    expiresOnTheWay(city)
    const { context, payments, storage, kind } = await openPage(city)
    await payments.start.submit(intent)
    expect(kind()).toBe('unknown')
    const kept = storage.get(pending)
    city.fault = {}
    context.session.send({ kind: 'loggedIn', token: 'other-token' })
    await vi.waitFor(() => expect(city.callsOf('get-profile-v6').length).toBeGreaterThan(1))
    expect(kind()).toBe('idle')
    expect(storage.get(pending)).toBe(kept)
  })

  it('finds for the same driver what an expired token left open', async () => {
    const city = openCity()
    expiresOnTheWay(city)
    const { context, payments, kind } = await openPage(city)
    await payments.start.submit(intent)
    city.fault = {}
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await vi.waitFor(() => expect(kind()).toBe('done'))
    expect(city.charges.length).toBe(1)
  })

  it('looks after the next login for what a logout left open, and tells it no other driver', async () => {
    const city = openCity()
    const { context, payments, kind } = await openPage(city)
    city.fault = {
      start: async (call, own) => {
        const answer = await lostAnswer(call, own)
        context.session.send({ kind: 'loggedOut' })
        return answer
      },
    }
    await payments.start.submit(intent)
    expect(kind()).toBe('idle')
    city.fault = {}
    context.session.send({ kind: 'loggedIn', token: 'other-token' })
    await payments.start.resume()
    expect(kind()).toBe('idle')
    context.session.send({ kind: 'loggedOut' })
    context.session.send({ kind: 'loggedIn', token: 'token-3' })
    await vi.waitFor(() => expect(kind()).toBe('done'))
    expect(city.charges.length).toBe(1)
  })

  it.each([
    ['a logout', [{ kind: 'loggedOut' }]],
    ['the time without use', [{ kind: 'leftIdle' }]],
    [
      'an expired session',
      [{ kind: 'tokenExpired', token: 'token-1' }, { kind: 'endAcknowledged' }],
    ],
  ] as const)('tries under the same key what may still charge after %s', async (_case, events) => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 60 }]
    const city = openCity({ sessions, idempotencyKey: true })
    comesLate(city, 'renew')
    const { context, payments } = await openPage(city, memoryStorage(), 'token-1', hasKeys)
    const wanted = { ...renewal, endsAt: city.now + 3_600_000 }
    waitsNoMore(payments.renew)
    await payments.renew.submit(wanted)
    for (const event of events) context.session.send(event)
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    await payments.renew.submit(wanted)
    city.pass(120_000)
    await city.rests()
    expect(city.callsOf('renew').length).toBe(2)
    expect(city.charges.length).toBe(1)
  })

  it.each([
    ['pays anew for a car whose late parking was ended early', 0, 2, true],
    ['pays anew for such a car without keys too', 0, 2, false],
    ['starts once where an earlier parking of the car was ended', 3_600_000, 1, true],
  ])('%s', async (_case, earlier, charges, idempotencyKey) => {
    const city = openCity({ idempotencyKey })
    const startsAt = city.now - earlier
    comesLate(city, 'start')
    const { payments, kind } = await openPage(city, memoryStorage(), 'token-1', { idempotencyKey })
    waitsNoMore(payments.start)
    await payments.start.submit(intent)
    city.pass(60_000)
    await city.rests()
    expect(city.charges.length).toBe(1)
    const endsAt = city.now + 3_600_000
    const { plate } = intent
    await payments.cancel.submit({ reservationId: '1', plate, zone: '101', startsAt, endsAt })
    expect(payments.cancel.store.getState().kind).toBe('done')
    await payments.start.submit(intent)
    expect(kind()).toBe('done')
    expect(city.charges.length).toBe(charges)
  })

  it.each([
    ['another tab signs another driver in', [{ kind: 'otherTabLoggedIn', token: 'token-2' }]],
    [
      'the driver of an expired session leaves for good',
      [{ kind: 'tokenExpired', token: 'token-1' }, { kind: 'loggedOut' }],
    ],
  ] as const)('tells nothing of a charge any more when %s', async (_case, events) => {
    const { context, payments, kind } = await openPage(openCity())
    await payments.start.submit(intent)
    expect(kind()).toBe('done')
    for (const event of events) context.session.send(event)
    expect(kind()).toBe('idle')
  })

  it('takes a page of the history that is full, without a total, for cut', async () => {
    const city = openCity()
    const { payments } = await openPage(city)
    const old = {
      type: 'refill',
      status: 'done',
      dateOperation: '2026-11-23 08:00:00',
      sum: '1.00',
    }
    city.fault = {
      start: () => noConnection,
      'get-operations-with-filter': () => ok(Array.from({ length: 50 }, () => old)),
    }
    await payments.start.submit(intent)
    expect(payments.start.store.getState()).toMatchObject({
      kind: 'refused',
      reason: { kind: 'notKnown', seenUntil: null },
    })
  })

  it.each([
    ['has made a page of the bank', { state: 'done', orderId: '7' }, 'refused'],
    ['is done', { state: 'done' }, 'done'],
    ['has never come', { state: 'unknown' }, 'refused'],
  ])('believes the city of a lost start that its call %s', async (_case, result, expected) => {
    const city = openCity()
    city.fault = { start: () => noConnection, status: () => ok(result) }
    const { payments, kind } = await openPage(city, memoryStorage(), 'token-1', hasStatus)
    await payments.start.submit(intent)
    expect(kind()).toBe(expected)
  })

  it('never says of a top-up whose answer was lost that it was paid', async () => {
    const city = openCity()
    city.fault = { refill: () => noConnection, status: () => ok({ state: 'done' }) }
    const { payments } = await openPage(city, memoryStorage(), 'token-1', hasStatus)
    await payments.topUp.submit({ amount: 50_000, method: 'card', phone: null })
    expect(payments.topUp.store.getState()).toMatchObject({ reason: { kind: 'notCharged' } })
  })

  it('asks before a parking that is paid when it ends is begun a second time', async () => {
    const city = openCity()
    comesLate(city, 'start/v2')
    const { payments } = await openPage(city)
    waitsNoMore(payments.startUnpaid)
    const { durationMinutes: _length, ...place } = intent
    await payments.startUnpaid.submit(place)
    await payments.startUnpaid.submit(place)
    const reason = { kind: 'mayChargeTwice' }
    expect(payments.startUnpaid.store.getState()).toMatchObject({ kind: 'refused', reason })
    expect(city.callsOf('start/v2').length).toBe(1)
  })

  it('forgets with a logout what the account has kept, also where it could not be read', async () => {
    const storage = memoryStorage()
    const city = openCity()
    city.fault = { start: () => noConnection, 'get-profile-v6': () => noConnection }
    const first = await openPage(city, storage)
    await first.payments.start.submit(intent)
    expect(first.kind()).toBe('unknown')
    expect(storage.get(pending)).not.toBeNull()
    const second = await openPage(city, storage)
    await vi.waitFor(() => expect(second.kind()).toBe('unknown'))
    expectFromBank()
    second.context.session.send({ kind: 'loggedOut' })
    expect(storage.get(pending)).toBeNull()
    expect(hasGoneToBank()).toBe(false)
  })

  it('finds after a reload what was sent while the profile could not be read', async () => {
    const storage = memoryStorage()
    const city = openCity()
    city.fault = { start: lostAnswer, 'get-profile-v6': () => noConnection }
    const first = await openPage(city, storage)
    await first.payments.start.submit(intent)
    expect(first.kind()).toBe('unknown')
    expect(storage.get(pending)).not.toContain('token-1')
    city.fault = {}
    const second = await openPage(city, storage)
    await vi.waitFor(() => expect(second.kind()).toBe('done'))
    expect(city.charges.length).toBe(1)
  })

  it('shows no other driver what was sent while the profile could not be read', async () => {
    const storage = memoryStorage()
    const city = openCity()
    city.fault = { '*': () => noConnection }
    const first = await openPage(city, storage)
    await first.payments.start.submit(intent)
    const next = await openPage(city, storage, 'other-token')
    await next.payments.start.resume()
    expect(next.kind()).toBe('idle')
  })

  it('names an account by its session where the browser can, and else not at all', async () => {
    const storage = memoryStorage()
    const city = openCity()
    city.fault = { start: () => noConnection, 'get-profile-v6': () => noConnection }
    const { crypto } = globalThis
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    })
    const { payments, kind } = await openPage(city, storage)
    await payments.start.submit(intent)
    expect(kind()).toBe('unknown')
    expect(storage.get(pending)).toBeNull()
  })

  it('neither joins a reading that began before its call nor tries one again', async () => {
    const city = openCity({ sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] })
    const { payments, context } = await openPage(city)
    await vi.waitFor(() => expect(city.callsOf('get-profile-v6').length).toBe(1))
    const { queries } = context.queryClient.getDefaultOptions()
    context.queryClient.setDefaultOptions({ queries: { ...queries, retry: 3, retryDelay: 0 } })
    city.fault = { 'get-profile-v6': () => noConnection }
    await payments.renew.submit({
      reservationId: '1',
      plate: 'А123ВС116',
      zone: '101',
      endsAt: city.now + 3_600_000,
      durationMinutes: 60,
    })
    expect(payments.renew.store.getState().kind).toBe('refused')
    expect(city.callsOf('get-profile-v6').length).toBe(2)
    expect(city.callsOf('renew')).toEqual([])
  })

  it('counts only what was read after the call was sent', async () => {
    const city = openCity()
    const { payments, context, kind } = await openPage(city)
    const never = new Promise<never>(() => undefined)
    let readings = 0
    city.fault = {
      start: () => noConnection,
      'get-profile-v6': () => ((readings += 1) === 1 ? never : undefined),
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] })
    void context.queryClient.refetchQueries({ queryKey: profileQuery(context.api).queryKey })
    void payments.start.submit(intent)
    // Time passes until the reading that never ends is given up.
    const passTime = () => {
      vi.advanceTimersByTime(5000)
      expect(kind()).toBe('refused')
    }
    await vi.waitFor(passTime, { timeout: 30_000 })
  })

  it.each([
    ['start', true],
    ['topUp', false],
  ] as const)('has the browser ask before a page is left: while %s is sent, %s', async (...row) => {
    const [name, asks] = row
    const city = openCity()
    const { payments } = await openPage(city)
    const { promise, resolve } = withResolvers<undefined>()
    city.fault = { start: () => promise, refill: () => promise }
    expect(isAsked()).toBe(false)
    const submitted =
      name === 'start'
        ? payments.start.submit(intent)
        : payments.topUp.submit({ amount: 10_000, method: 'card', phone: null })
    expect(isAsked()).toBe(asks)
    resolve(undefined)
    await submitted
    expect(isAsked()).toBe(false)
  })

  it.each([1e300, -1, 0.5, null])(
    'takes an attempt of the instant %s for nothing',
    async (since) => {
      const storage = memoryStorage()
      const owner = { name: 'driver@parking.example', session: null }
      const attempt = { ...sampleAttempt(intent, 1, { owner }), since }
      storage.set(pending, JSON.stringify([attempt]))
      const city = openCity()
      const { payments, kind } = await openPage(city, storage)
      await payments.start.resume()
      expect(kind()).toBe('idle')
    },
  )
})

/** What a charge has come to: why it was refused, else where it stands. */
function told<Intent, Result>({ store }: Charge<Intent, Result>): string {
  const state = store.getState()
  return state.kind === 'refused' ? state.reason.kind : state.kind
}

describe('a try whose end is not known', () => {
  const running = { sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }], balance: 100_000 }
  const cities = [
    ['without keys', false],
    ['with keys', true],
  ] as const

  /** A city and a page in which an extension was given up that comes a minute later. */
  async function givenUp(idempotencyKey: boolean) {
    const city = openCity({ ...running, idempotencyKey })
    comesLate(city, 'renew')
    const page = await openPage(city, memoryStorage(), 'token-1', { idempotencyKey })
    const { renew } = page.payments
    waitsNoMore(renew)
    const wanted = { ...renewal, endsAt: city.now + 3_600_000 }
    await renew.submit(wanted)
    expect(told(renew)).toBe('notKnown')
    return { ...page, city, renew, wanted }
  }

  /** The same once more: it goes out under the same key, or is asked about, and is charged once. */
  async function staysInDoubt(
    { city, renew, wanted }: Awaited<ReturnType<typeof givenUp>>,
    knowsKeys: boolean,
  ) {
    await renew.submit(wanted)
    expect(told(renew)).toBe(knowsKeys ? 'done' : 'mayChargeTwice')
    city.pass(60_000)
    await city.rests()
    expect(city.charges.length).toBe(1)
  }

  it.each(cities)('is not told as another purchase, days later: a city %s', async (_case, keys) => {
    const city = openCity({ balance: 1_000_000, idempotencyKey: keys })
    const more = { idempotencyKey: keys }
    const { payments } = await openPage(city, memoryStorage(), 'token-1', more)
    city.fault = {
      subscription: lostAnswer,
      'get-operations-with-filter': () =>
        city.callsOf('subscription').length > 0 ? noConnection : undefined,
    }
    waitsNoMore(payments.permit)
    const month = {
      code: 'month',
      plate: 'А123ВС116',
      startDate: '2026-11-24',
      startsAt: Date.parse('2026-11-23T21:00:00Z'),
      cost: 400_000,
      method: 'balance',
      phone: null,
    }
    await payments.permit.submit(month)
    expect(told(payments.permit)).toBe('notKnown')
    city.fault = {}
    city.pass(3 * 86_400_000)
    const day = { ...month, code: 'day', startDate: '2026-12-28', cost: 25_000 }
    const next = { ...day, startsAt: Date.parse('2026-12-27T21:00:00Z') }
    await payments.permit.submit(next)
    expect(told(payments.permit)).toBe('changed')
    await payments.permit.submit(next)
    expect(told(payments.permit)).toBe('done')
    expect(city.callsOf('subscription').length).toBe(2)
  })

  it.each(cities)(
    'is asked about after a page of a bank was left: a city %s',
    async (_case, keys) => {
      const page = await givenUp(keys)
      const { renew, wanted } = page
      await renew.submit({ ...wanted, method: 'card' })
      expect(told(renew)).toBe('mayChargeTwice')
      await renew.submitAnyway()
      expect(told(renew)).toBe('atBank')
      renew.dismiss()
      await staysInDoubt(page, keys)
    },
  )

  it.each(cities)('is asked about after another was refused: a city %s', async (_case, keys) => {
    const page = await givenUp(keys)
    const { city, renew, wanted } = page
    city.fault = { renew: () => refusal('NoMoneyNoHoney') }
    await renew.submit({ ...wanted, durationMinutes: 120 })
    await renew.submitAnyway()
    expect(told(renew)).toBe(keys ? 'error' : 'echo')
    city.fault = {}
    await staysInDoubt(page, keys)
  })

  it.each(cities)(
    'is asked about after a page of a bank was lost: a city %s',
    async (_case, keys) => {
      const page = await givenUp(keys)
      const { city, renew, wanted } = page
      city.fault = { renew: () => noConnection }
      await renew.submit({ ...wanted, method: 'card' })
      await renew.submitAnyway()
      expect(told(renew)).toBe('notCharged')
      city.fault = {}
      await staysInDoubt(page, keys)
    },
  )

  it('is asked about before one that an expired token turned away', async () => {
    const { city, context, renew, wanted } = await givenUp(false)
    city.fault = { renew: () => refusal('TokenExpired') }
    await renew.submit({ ...wanted, durationMinutes: 120 })
    await renew.submitAnyway()
    expect(told(renew)).toBe('error')
    city.fault = {}
    context.session.send({ kind: 'loggedIn', token: 'token-1' })
    await vi.waitFor(() => expect(told(renew)).toBe('idle'))
    city.fault = {
      'get-operations-with-filter': () => ok([]),
      'get-profile-v6': () => noConnection,
    }
    await renew.submit(wanted)
    expect(told(renew)).toBe('mayChargeTwice')
    expect(city.callsOf('renew').length).toBe(2)
  })

  it('does not take for its own what was paid at a bank instead', async () => {
    const city = openCity(running)
    const storage = memoryStorage()
    city.fault = { renew: () => noConnection }
    const first = await openPage(city, storage)
    waitsNoMore(first.payments.renew)
    const wanted = { ...renewal, endsAt: city.now + 3_600_000 }
    await first.payments.renew.submit(wanted)
    city.fault = {}
    await first.payments.renew.submit({ ...wanted, method: 'card' })
    await first.payments.renew.submitAnyway()
    first.payments.renew.bankPageOpened()
    city.payAtBank()
    const [order = ''] = city.orders.map(({ id }) => id)
    const { payments } = await openPage(city, storage)
    await payments.returned({ order, claim: 'paid' })
    await vi.waitFor(() => expect(told(payments.renew)).toBe('done'))
    payments.renew.dismiss()
    expect(storage.get('parking.pending.kazan.renew')).toBeNull()
  })

  it('is asked about though a connection is back and nothing is seen for minutes', async () => {
    const { city, renew, wanted } = await givenUp(false)
    city.fault = {
      'get-operations-with-filter': () => ok([]),
      'get-profile-v6': () => noConnection,
    }
    window.dispatchEvent(new Event('online'))
    const began = city.now
    await vi.waitFor(() => expect(city.now - began).toBeGreaterThan(200_000))
    await renew.submit(wanted)
    expect(told(renew)).not.toBe('done')
    expect(city.callsOf('renew').length).toBe(1)
  })

  it('is over with the parking that it began, though that is paid when it ends', async () => {
    const city = openCity({ idempotencyKey: true })
    comesLate(city, 'start/v2')
    const { payments } = await openPage(city, memoryStorage(), 'token-1', hasKeys)
    waitsNoMore(payments.startUnpaid)
    const { durationMinutes: _length, ...place } = intent
    await payments.startUnpaid.submit(place)
    city.pass(60_000)
    await city.rests()
    const [{ id } = { id: '' }] = city.sessions
    const named = { reservationId: id, plate: place.plate, zone: '101', startsAt: city.now }
    await payments.abort.submit({ ...named, endsAt: null, method: 'card' })
    expect(told(payments.abort)).toBe('done')
    await payments.startUnpaid.submit(place)
    expect(city.sessions.length).toBe(1)
  })

  it('at a bank is not declined in one tab once it was paid in another', async () => {
    const city = openCity()
    const storage = memoryStorage()
    const first = await openPage(city, storage)
    await first.payments.topUp.submit({ amount: 50_000, method: 'card', phone: null })
    first.payments.topUp.bankPageOpened()
    city.payAtBank()
    city.fault = { 'get-operations-with-filter': () => ok([]) }
    const [order = ''] = city.orders.map(({ id }) => id)
    const paid = await openPage(city, storage)
    await paid.payments.returned({ order, claim: 'paid' })
    await vi.waitFor(() => expect(told(paid.payments.topUp)).toBe('unknown'))
    const declined = await openPage(city, storage)
    await declined.payments.returned({ order, claim: 'declined' })
    await vi.waitFor(() => expect(told(declined.payments.topUp)).toBe('unknown'))
  })
})
