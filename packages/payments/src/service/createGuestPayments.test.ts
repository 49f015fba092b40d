import { createTestContext, memoryStorage, noConnection, ok } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { describe, expect, it, vi } from 'vitest'
import type { OfferedPrice } from '../price/confirmPrice.ts'
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
const modes = { useSessionWithoutRegister: true }
const pending = 'parking.pending.kazan.guestStart'

/** @param city - a page that is opened later is one of the same city */
async function openPage(city = openCity({ modes }), storage = memoryStorage()) {
  const tells = 'status' in city.fault
  const context = await createTestContext({
    fetch: city.fetch,
    storage,
    city: tells ? { chargeStatus: true } : {},
    clock: city.clock,
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
async function atBank() {
  const page = await openPage()
  await page.payments.start.submit(intent, offer(page.city))
  expect(page.state().kind).toBe('atBank')
  page.payments.start.bankPageOpened()
  const [order] = page.city.orders
  if (order === undefined) throw new Error('The city has asked for no page of the bank.')
  return { ...page, order: order.id }
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
      Token: 'guest-kazan',
      phone: '79000000001',
      PaymentService: 'card',
      Zone: '101',
      Duration: '60',
    })
  })

  it.each([
    ['paid', 'done'],
    ['declined', 'declined'],
    ['waiting', 'unknown'],
  ] as const)('coming back from an order that is %s is %s', async (end, expected) => {
    const { city, storage, order } = await atBank()
    if (end === 'paid') city.payAtBank()
    if (end === 'declined') city.declineAtBank()
    const back = await openPage(city, storage)
    expect(await back.payments.takeUp({ order, claim: 'paid' })).toBe(true)
    await vi.waitFor(() => expect(reason(back)).toBe(expected))
    expect(back.city.callsOf('payment-from-portal')[0]?.fields).toMatchObject({
      order,
      amount: '100.00',
      status: 'authorized',
    })
    expect(back.city.callsOf('start')).toHaveLength(1)
  })

  it('finds a payment whose way back was lost, and claims nothing of it', async () => {
    const { city, storage } = await atBank()
    city.payAtBank()
    const back = await openPage(city, storage)
    await back.payments.takeUp({ order: null, claim: null })
    await vi.waitFor(() => expect(back.state().kind).toBe('done'))
    expect(back.city.callsOf('payment-from-portal')[0]?.fields).not.toHaveProperty('status')
  })

  it('knows nothing of an order that was begun elsewhere', async () => {
    const { city, order } = await atBank()
    city.payAtBank()
    const page = await openPage(city)
    expect(await page.payments.takeUp({ order, claim: 'paid' })).toBe(false)
    expect(page.state().kind).toBe('idle')
  })

  it('says at once that it is not known where nobody tells of a lost answer, and sends nothing more', async () => {
    const page = await openPage(openCity({ modes }, { start: () => noConnection }))
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
      { state: 'done', orderId: '12345678901234' },
      'notCharged',
    ],
    ['it never came', { state: 'unknown' }, 'notCharged'],
    ['it was refused', { state: 'refused', reason: 'ZoneNotFound' }, 'error'],
    ['it is at work for ever', { state: 'processing' }, 'notKnown'],
  ])('takes the word of the city for a key: %s', async (_case, status, expected) => {
    const fault = { start: () => noConnection, status: () => ok(status) }
    const page = await openPage(openCity({ modes }, fault))
    await page.payments.start.submit(intent)
    await vi.waitFor(() => expect(reason(page)).toBe(expected))
    expect(page.city.callsOf('status')[0]?.fields).toMatchObject({ Token: 'guest-kazan' })
    expect(page.city.callsOf('start')).toHaveLength(1)
  })

  it('looks for a lost answer after the page was loaded anew', async () => {
    const city = openCity({ modes }, { start: () => noConnection })
    const first = await openPage(city)
    await first.payments.start.submit(intent)
    city.fault = { status: () => ok({ state: 'done' }) }
    const second = await openPage(city, first.storage)
    await second.payments.takeUp({ order: null, claim: null })
    await vi.waitFor(() => expect(second.state().kind).toBe('done'))
    expect(city.callsOf('start')).toHaveLength(1)
  })

  it('is neither shown to who signs in nor lost with a logout', async () => {
    const { city, storage } = await atBank()
    const kept = storage.get(pending)
    expect(kept).not.toBeNull()
    const { context } = await openPage(city, storage)
    context.session.send({ kind: 'loggedIn', token: 'token-1' })
    const member = createPayments(context)
    await member.start.resume()
    expect(member.start.store.getState().kind).toBe('idle')
    context.session.send({ kind: 'loggedOut' })
    expect(storage.get(pending)).toBe(kept)
  })
})
