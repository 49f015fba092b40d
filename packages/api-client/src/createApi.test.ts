import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiOf, failure } from './api.testkit.ts'
import { call as described, type Call } from './call.ts'
import type { CallOptions, EarlyAnswer } from './createApi.ts'
import {
  askChargeStatus,
  buyPermit,
  cancelSession,
  costCall,
  costQuery,
  newsQuery,
  profileQuery,
  queryKey,
  startParking,
  topUpBalance,
} from './index.ts'

const silent = () => new Promise<Response>(() => {})
const topUp = { amount: 1250, method: 'card' }

describe('the longest wait', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is 30 seconds, even when fetch ignores its signal', async () => {
    const settled = vi.fn<() => void>()
    const call = failure(apiOf(silent).run(topUpBalance(topUp)))
    void call.then(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).resolves.toMatchObject({ kind: 'timeout', outcomeUnknown: true })
  })

  it('counts the body too', async () => {
    const endless = async () => new Response(new ReadableStream<Uint8Array>())
    const call = failure(apiOf(endless).run(cancelSession({ reservationId: '1' })))
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(call).resolves.toMatchObject({ kind: 'timeout', outcomeUnknown: true })
  })

  it('can be another, and ends the request', async () => {
    const seen: AbortSignal[] = []
    const api = apiOf(
      (request) => {
        seen.push(request.signal)
        return silent()
      },
      { timeoutMs: 50 },
    )
    const call = failure(api.run(cancelSession({ reservationId: '1' })))
    await vi.advanceTimersByTimeAsync(50)
    expect((await call).kind).toBe('timeout')
    expect(seen.map((signal) => signal.aborted)).toEqual([true])
  })

  it('leaves no timer behind', async () => {
    const api = apiOf(async () => new Response('{"status":"ok","result":{"sum":0}}'))
    await api.run(cancelSession({ reservationId: '1' }))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a caller who gave up before', () => {
  it('sends nothing, so nothing is in doubt', async () => {
    const fetch = vi.fn<() => Promise<Response>>(silent)
    const call = apiOf(fetch).run(topUpBalance(topUp), { signal: AbortSignal.abort() })
    await expect(failure(call)).resolves.toMatchObject({ kind: 'aborted', outcomeUnknown: false })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('a call that is held back', () => {
  it.each([
    ['20', 20],
    ['soon', null],
    [undefined, null],
  ])('says after %j that it may be tried again after %j seconds', async (header, seconds) => {
    const headers = header === undefined ? {} : { 'retry-after': header }
    const api = apiOf(async () => new Response('', { status: 429, headers }))
    await expect(failure(api.run(topUpBalance(topUp)))).resolves.toMatchObject({
      kind: 'tooManyCalls',
      retryAfter: seconds,
      outcomeUnknown: false,
    })
  })
})

describe('the server date', () => {
  const told = async (headers: Record<string, string>, status = 200) => {
    const onServerDate = vi.fn<(date: number, sentAt: number) => void>()
    const before = Date.now()
    const api = apiOf(async () => new Response('{"status":"error"}', { headers, status }), {
      onServerDate,
    })
    await failure(api.run(cancelSession({ reservationId: '1' })))
    return onServerDate.mock.calls.map(([date, sentAt]) => {
      expect(sentAt).toBeGreaterThanOrEqual(before)
      expect(sentAt).toBeLessThanOrEqual(Date.now())
      return date
    })
  }

  it.each([200, 500])('is told of every answer, also of %i', async (status) => {
    const date = 'Sat, 21 Nov 2026 09:00:00 GMT'
    expect(await told({ Date: date }, status)).toEqual([Date.UTC(2026, 10, 21, 9)])
  })

  it.each([{}, { Date: 'yesterday' }, { Date: '' }])('is not told of %j', async (headers) => {
    expect(await told(headers)).toEqual([])
  })
})

describe('what is sent', () => {
  const sent = async (call: Call<unknown>) => {
    const bodies: string[] = []
    const api = apiOf(async (request) => {
      bodies.push(await request.text())
      return new Response('{"status":"error"}')
    })
    await failure(api.run(call))
    return Object.fromEntries(new URLSearchParams(bodies[0]))
  }

  it('writes the start of a permit as a day', async () => {
    const permit = { plate: 'А123ВС116', code: 'month-101', startDate: '2026-12-01' }
    expect(await sent(buyPermit(permit))).toEqual({
      vehicle: 'А123ВС116',
      codeSubscription: 'month-101',
      paymentService: 'balance',
      timestart: '01/12/2026',
      token: 'token-1',
    })
  })

  it('writes the start of a post-payment by the clocks of the city, for a guest', async () => {
    const request = {
      vehicle: { plate: 'AB1234', format: 'foreign', category: 'B' },
      zone: '101',
      durationMinutes: 60,
      startsAt: Date.UTC(2026, 10, 21, 7),
      guestToken: 'guest-1',
    } as const
    expect(await sent(startParking({ request, method: 'card' }))).toEqual({
      Vehicle: 'AB1234',
      Zone: '101',
      PaymentService: 'card',
      Duration: '60',
      Token: 'guest-1',
      timestart: '2026-11-21 10:00:00',
      Category: 'B',
      NumberFormat: 'Foreign',
    })
  })
})

describe('a call of a guest while somebody is signed in', () => {
  it('carries the token of the guests, and its expiry signs nobody out', async () => {
    const tokens: (string | null)[] = []
    const expired: string[] = []
    const api = apiOf(
      async (request) => {
        const body = new URLSearchParams(await request.text())
        tokens.push(body.get('Token') ?? request.headers.get('Authorization'))
        return Response.json({ status: 'error', errorName: 'TokenExpired' })
      },
      { onTokenExpired: (token) => void expired.push(token) },
    )
    const request = { vehicle: { plate: 'А123ВС116' }, zone: '101', durationMinutes: 60 }
    const asGuest = { ...request, guestToken: 'guest-1' }
    await failure(api.run(askChargeStatus({ key: 'k', guestToken: 'guest-1' })))
    await failure(api.run(costCall(asGuest)))
    await failure(api.run(startParking({ request: asGuest, method: 'card' })))
    await failure(api.run(costCall(request)))
    expect(tokens).toEqual(['guest-1', 'guest-1', 'guest-1', 'token-1'])
    expect(expired).toEqual(tokens)
  })
})

it('keeps apart what is asked of one name, and finds all of it by that name', () => {
  const api = apiOf(silent, { cityId: 'kazan' })
  const request = { vehicle: { plate: 'А123ВС116' }, zone: '101', durationMinutes: 60 }
  expect(newsQuery(api, { limit: 10, offset: 20 }).queryKey).toEqual([
    ...queryKey(api, 'news'),
    { limit: 10, offset: 20 },
  ])
  const keys = [
    costQuery(api, request).queryKey,
    costQuery(api, { ...request, durationMinutes: 75 }).queryKey,
    costQuery(api, { ...request, reservationId: '1' }).queryKey,
    costQuery(api, { ...request, startsAt: Date.UTC(2026, 10, 21, 7) }).queryKey,
  ]
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length)
  for (const key of keys) expect(key.slice(0, 3)).toEqual(queryKey(api, 'cost'))
})

it('keeps the queries of cities and accounts apart', () => {
  const keys = [
    profileQuery(apiOf(silent, { cityId: 'kazan' })).queryKey,
    profileQuery(apiOf(silent, { cityId: 'tula', accountType: 'company' })).queryKey,
    profileQuery(apiOf(silent)).queryKey,
  ]
  expect(keys).toEqual([
    ['kazan', 'driver', 'profile'],
    ['tula', 'company', 'profile'],
    ['https://city.example/', 'driver', 'profile'],
  ])
})

describe('an answer that the page has asked for before', () => {
  const url = 'https://parking.example/api/news'
  const news = (title: string) =>
    new Response(JSON.stringify({ status: 'ok', result: [{ id: '1', title, text: 'x' }] }), {
      headers: { Date: 'Sat, 21 Nov 2026 09:00:00 GMT' },
    })
  function visit(early: Partial<EarlyAnswer>) {
    const fetch = vi.fn<() => Promise<Response>>(async () => news('sent now'))
    const onServerDate = vi.fn<(date: number, sentAt: number) => void>()
    const given = {
      url,
      sentAt: Date.now() - 700,
      answer: Promise.resolve(news('early')),
      ...early,
    }
    const api = apiOf(fetch, { baseUrl: 'https://parking.example/', early: [given], onServerDate })
    const title = async (options?: CallOptions) =>
      (
        await api.run(
          described('get', '/api/news', { read: (result) => JSON.stringify(result) }),
          options,
        )
      ).match(/early|sent now/u)?.[0]
    return { api, fetch, given, onServerDate, title }
  }

  it('is taken once, and its time counts from when it was sent', async () => {
    const { fetch, given, onServerDate, title } = visit({})
    expect(await title()).toBe('early')
    expect(onServerDate).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 9), given.sentAt)
    expect(fetch).not.toHaveBeenCalled()
    expect(await title()).toBe('sent now')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['is of another call', { url: `${url}/2` }],
    ['is too old', { sentAt: Date.now() - 60_000 }],
    ['is of a time that has not come yet', { sentAt: Date.now() + 60_000 }],
    ['is an error', { answer: Promise.resolve(new Response('', { status: 502 })) }],
  ])('is left where it %s', async (_why, early) => {
    expect(await visit(early).title()).toBe('sent now')
  })

  it('is still taken after a call that only reads, though it is no GET', async () => {
    const { api, title } = visit({})
    const cost = { body: {}, onlyReads: true, read: () => '' }
    await api.run(described('post', '/api/payment/cost', cost))
    expect(await title()).toBe('early')
  })

  it.each([
    [
      'writes',
      described('post', '/api/auth/check-email', { body: { email: 'a@b.ru' }, read: () => '' }),
    ],
    [
      'moves money',
      described('get', '/api/news/get-one', {
        query: { id: '1' },
        movesMoney: true,
        read: () => '',
      }),
    ],
  ])('is left after a call that %s: it may have changed what is told', async (_what, change) => {
    const { api, title } = visit({})
    await api.run(change)
    expect(await title()).toBe('sent now')
  })

  it('is left for good once one is asked for that has to be new', async () => {
    const { title } = visit({})
    expect(await title({ anew: true })).toBe('sent now')
    expect(await title()).toBe('sent now')
  })

  it('is left where it has failed: the app asks for itself', async () => {
    const answer = Promise.reject(new TypeError('Failed to fetch'))
    expect(await visit({ answer }).title()).toBe('sent now')
  })
})
