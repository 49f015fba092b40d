import { createTestContext, memoryStorage } from '@parking/runtime/testing'
import { describe, expect, it, vi } from 'vitest'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { CityBackEnd, refusal, type ReceivedCall } from '../testing/cityBackEnd.ts'
import { createPayments } from './createPayments.ts'
import { createGuestPayments } from './createGuestPayments.ts'

const intent = {
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  format: 'russian',
  category: 'B',
  durationMinutes: 60,
  method: 'card',
  phone: '79000000001',
} as const
const order = '12345678901234'
const lost = new TypeError('Failed to fetch')
const pending = 'parking.pending.kazan.guestStart'
const ok = (result: object) => ({ status: 'ok', result })
const link = ok({ RedirectURL: 'https://pay.example/1', amount: '100.00', orderId: order })

interface GuestCity {
  /** What the bank says of the order. */
  readonly bank?: 'authorized' | 'declined' | 'waiting'
  /** What the city says of a key; null where it has no such word. */
  readonly key?: object | null
  readonly start?: (call: ReceivedCall) => unknown
}

async function openPage(words: GuestCity = {}, storage = memoryStorage()) {
  const city = new CityBackEnd({ settings: { guestToken: 'guest-token' } })
  city.fault = (call) => {
    if (call.name === 'start') return words.start === undefined ? link : words.start(call)
    if (call.name === 'status') return words.key ?? refusal('UnknownError')
    if (call.name !== 'payment-from-portal') return undefined
    return ok({ order: call.fields['order'], status: words.bank ?? 'waiting' })
  }
  const context = await createTestContext({
    fetch: city.fetch,
    storage,
    city: words.key === undefined || words.key === null ? {} : { chargeStatus: true },
    clock: {
      now: () => city.now,
      elapsed: () => city.now,
      observe: () => undefined,
      wait: async (milliseconds) => city.pass(milliseconds),
    },
  })
  const payments = createGuestPayments(context)
  const state = () => payments.start.store.getState()
  return { city, context, payments, storage, state }
}

/** The price as the form offers it. */
function offer({ now }: CityBackEnd): OfferedPrice {
  const shown = { total: 10_000, askedAt: { now, elapsed: now }, basis: 10_000 }
  return { shown, sumBefore: 0, findBasis: () => 10_000, askAgain: async () => null }
}

/** Goes to the page of the bank, in a page that is gone then. */
async function atBank(words: GuestCity = {}) {
  const page = await openPage(words)
  await page.payments.start.submit(intent, offer(page.city))
  expect(page.state().kind).toBe('atBank')
  page.payments.start.bankPageOpened()
  return page
}

const reason = ({ state }: Awaited<ReturnType<typeof openPage>>) => {
  const now = state()
  return now.kind === 'refused' ? now.reason.kind : now.kind
}

describe('the charge of guests', () => {
  it('starts with the token of the guests and the phone, once', async () => {
    const page = await atBank()
    const calls = page.city.callsOf('start')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.fields).toMatchObject({
      Token: 'guest-token',
      phone: '79000000001',
      PaymentService: 'card',
      Zone: '101',
      Duration: '60',
    })
  })

  it.each([
    ['authorized', 'done'],
    ['declined', 'declined'],
    ['waiting', 'unknown'],
  ] as const)('coming back from an order that is %s is %s', async (bank, expected) => {
    const { storage } = await atBank()
    const back = await openPage({ bank }, storage)
    expect(await back.payments.takeUp({ order, claim: 'paid' })).toBe(true)
    await vi.waitFor(() => expect(reason(back)).toBe(expected))
    expect(back.city.callsOf('payment-from-portal')[0]?.fields).toMatchObject({
      order,
      amount: '100.00',
      status: 'authorized',
    })
    expect(back.city.callsOf('start')).toEqual([])
  })

  it('finds a payment whose way back was lost, and claims nothing of it', async () => {
    const { storage } = await atBank()
    const back = await openPage({ bank: 'authorized' }, storage)
    await back.payments.takeUp({ order: null, claim: null })
    await vi.waitFor(() => expect(back.state().kind).toBe('done'))
    expect(back.city.callsOf('payment-from-portal')[0]?.fields).not.toHaveProperty('status')
  })

  it('knows nothing of an order that was begun elsewhere', async () => {
    const page = await openPage({ bank: 'authorized' })
    expect(await page.payments.takeUp({ order, claim: 'paid' })).toBe(false)
    expect(page.state().kind).toBe('idle')
  })

  it('says at once that it is not known where nobody tells of a lost answer, and sends nothing more', async () => {
    const page = await openPage({ start: () => lost })
    await page.payments.start.submit(intent)
    expect(page.state().kind).toBe('unknown')
    await page.payments.start.checkAgain()
    await page.payments.start.submit(intent)
    expect(page.state().kind).toBe('unknown')
    expect(page.city.callsOf('start')).toHaveLength(1)
  })

  it.each([
    ['it has started by itself', { state: 'done' }, 'done'],
    [
      'it made a page of the bank that nobody has seen',
      { state: 'done', orderId: order },
      'notCharged',
    ],
    ['it never came', { state: 'unknown' }, 'notCharged'],
    ['it was refused', { state: 'refused', reason: 'ZoneNotFound' }, 'error'],
    ['it is at work for ever', { state: 'processing' }, 'notKnown'],
  ])('takes the word of the city for a key: %s', async (_case, status, expected) => {
    const page = await openPage({ start: () => lost, key: ok(status) })
    await page.payments.start.submit(intent)
    await vi.waitFor(() => expect(reason(page)).toBe(expected))
    expect(page.city.callsOf('status')[0]?.fields).toMatchObject({ Token: 'guest-token' })
    expect(page.city.callsOf('start')).toHaveLength(1)
  })

  it('looks for a lost answer after the page was loaded anew', async () => {
    const first = await openPage({ start: () => lost })
    await first.payments.start.submit(intent)
    const second = await openPage({ key: ok({ state: 'done' }) }, first.storage)
    await second.payments.takeUp({ order: null, claim: null })
    await vi.waitFor(() => expect(second.state().kind).toBe('done'))
    expect(second.city.callsOf('start')).toEqual([])
  })

  it('is neither shown to who signs in nor lost with a logout', async () => {
    const { storage } = await atBank()
    const kept = storage.get(pending)
    expect(kept).not.toBeNull()
    const { context } = await openPage({}, storage)
    context.session.send({ kind: 'loggedIn', token: 'token-1' })
    const member = createPayments(context)
    await member.start.resume()
    expect(member.start.store.getState().kind).toBe('idle')
    context.session.send({ kind: 'loggedOut' })
    expect(storage.get(pending)).toBe(kept)
  })
})
