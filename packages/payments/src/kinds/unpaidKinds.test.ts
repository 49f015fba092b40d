import type { TimedSession } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { createTestContext } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { describe, expect, it } from 'vitest'
import type { AccountTruth } from '../account/readAccount.ts'
import type { WayBack } from '../charge/ChargeState.ts'
import { findCharge } from '../charge/findCharge.ts'
import { abortKind } from './abortKind.ts'
import { barrierKind } from './barrierKind.ts'
import { endUnpaidKind } from './endUnpaidKind.ts'
import { payDeferredKind } from './payDeferredKind.ts'
import { startKind } from './startKind.ts'
import { startUnpaidKind } from './startUnpaidKind.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000
const since = now - 3 * minute

const running: TimedSession = {
  id: '1',
  reservationId: '1',
  status: 'active',
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС92',
  startsAt: since,
  endsAt: now + 600 * minute,
  durationMinutes: 603,
  sum: 0,
  amountToPay: null,
  postPaymentStartsAt: null,
}
const waiting: TimedSession = { ...running, status: 'waiting', endsAt: now, amountToPay: 3500 }
const payment = sampleOperation({
  orderNumber: '7',
  at: now - minute,
  startsAt: since,
  endsAt: now,
  durationMinutes: 3,
  plate: 'А123ВС92',
  sum: 3500,
})
const session = { reservationId: '1', plate: 'А123ВС92', zone: '101', endsAt: running.endsAt }
const account = (more: Partial<AccountTruth> = {}): AccountTruth => ({
  sessions: [],
  operations: [],
  isWhole: true,
  now,
  ...more,
})
const tried = <Intent>(intent: Intent, bank: WayBack | null = null) =>
  sampleAttempt(intent, since, { bank })
const back = { order: '7', claim: 'paid' } as const
const happened = (result: unknown) => ({ kind: 'happened', result })

describe('startUnpaidKind', () => {
  const intent = {
    zone: '101',
    parkingCode: null,
    plate: 'a123bc92',
    format: 'russian',
    category: 'B',
  } as const
  it.each([
    ['the car runs there', [running], happened(null)],
    [
      'it began within the minute before',
      [{ ...running, startsAt: since - minute }],
      happened(null),
    ],
    ['it has run there for longer', [{ ...running, startsAt: since - 5 * minute }], 'nothing'],
    ['it runs elsewhere', [{ ...running, zone: '201' }], 'nothing'],
    ['another car runs there', [{ ...running, plate: 'М456ОР92' }], 'nothing'],
    ['it has ended already', [waiting], 'nothing'],
  ])('when %s', (_case, sessions, expected) => {
    const found = findCharge(startUnpaidKind, tried(intent), account({ sessions }))
    expect(found).toEqual(typeof expected === 'string' ? { kind: expected } : expected)
  })
  it('is not told by an account that was not read whole', () => {
    expect(findCharge(startUnpaidKind, tried(intent), account({ isWhole: false }))).toEqual({
      kind: 'open',
    })
  })
})

describe('endUnpaidKind', () => {
  const intent = { ...session, method: 'card' }
  it.each([
    [
      'it waits for its payment',
      { sessions: [waiting] },
      happened({ kind: 'toPay', amount: 3500 }),
    ],
    ['it is listed no more', {}, happened(null)],
    ['it runs on', { sessions: [running] }, { kind: 'nothing' }],
    ['not all could be read', { isWhole: false }, { kind: 'open' }],
    ['its own end has passed', { now: running.endsAt }, { kind: 'nothing' }],
  ])('before the bank, when %s', (_case, more, expected) => {
    expect(findCharge(endUnpaidKind, tried(intent), account(more))).toEqual(expected)
  })
  it('is done where a session without an end that was known is listed no more', () => {
    expect(findCharge(endUnpaidKind, tried({ ...intent, endsAt: null }), account({}))).toEqual(
      happened(null),
    )
  })
  it.each([
    ['done', happened({ kind: 'paid', amount: 3500 })],
    ['error', { kind: 'failed' }],
    ['waiting', { kind: 'open' }],
  ] as const)('at the bank, when its payment is %s', (status, expected) => {
    const operations = [{ ...payment, status }]
    expect(findCharge(endUnpaidKind, tried(intent, back), account({ operations }))).toEqual(
      expected,
    )
  })
  it('is done by a refusal that says that it was free, and by no other', () => {
    expect(endUnpaidKind.meansDone?.('ParkingSessionWasFree')).toEqual({ kind: 'free' })
    expect(endUnpaidKind.meansDone?.('ParkingSessionNotFound')).toBeNull()
  })
})

describe('payDeferredKind', () => {
  const intent = { ...session, amount: 3500, method: 'card' }
  it.each([
    ['as it was seen', '1', 5000, null],
    ['at another sum', '1', 3500, { kind: 'changed' }],
    ['paid elsewhere', '2', 5000, { kind: 'changed' }],
  ])(
    'of a session that is %s is checked before it is sent',
    async (_case, reservationId, amount, refusal) => {
      const sessions = [{ plate: session.plate, minutesLeft: -5, waiting: true }]
      const city = openCity({ sessions })
      const context = await createTestContext({ fetch: city.fetch, token: 'token-1' })
      const asked = { ...intent, reservationId, amount }
      expect(await payDeferredKind.checkBefore?.(asked, context)).toEqual(refusal)
    },
  )
  it('pays by the call only from the balance', () => {
    expect(payDeferredKind.paysByCall(intent)).toBe(false)
    expect(payDeferredKind.paysByCall({ ...intent, method: 'balance' })).toBe(true)
  })
  it.each([
    ['its order is paid', { operations: [payment] }, back, happened({ amount: 3500 })],
    [
      'its order is paid at another sum',
      { operations: [{ ...payment, sum: 4000 }] },
      back,
      happened({ amount: 4000 }),
    ],
    ['it still waits', { sessions: [waiting] }, back, { kind: 'nothing' }],
    [
      'it still waits, and not all could be read',
      { sessions: [waiting], isWhole: false },
      null,
      { kind: 'open' },
    ],
    [
      'its order is not known, but it is gone and paid by this sum',
      { operations: [{ ...payment, orderNumber: '8' }] },
      back,
      happened({ amount: 3500 }),
    ],
    [
      'it is gone and paid by this sum',
      { operations: [payment] },
      null,
      happened({ amount: 3500 }),
    ],
    ['it is gone, and nothing tells why', {}, null, { kind: 'open' }],
    [
      'it is gone, and another sum was paid',
      { operations: [{ ...payment, sum: 100 }] },
      null,
      { kind: 'open' },
    ],
  ])('when %s', (_case, more, bank, expected) => {
    expect(findCharge(payDeferredKind, tried(intent, bank), account(more))).toEqual(expected)
  })
  it('takes any sum where the city had not said what it costs', () => {
    const found = findCharge(
      payDeferredKind,
      tried({ ...intent, amount: null }),
      account({ operations: [payment] }),
    )
    expect(found).toEqual(happened({ amount: 3500 }))
  })
})

describe('abortKind', () => {
  const intent = { ...session, method: 'card' }
  it.each([
    ['it is gone', {}, happened(null)],
    ['it is still there', { sessions: [waiting] }, { kind: 'nothing' }],
    ['not all could be read', { isWhole: false }, { kind: 'open' }],
  ])('when %s', (_case, more, expected) => {
    expect(findCharge(abortKind, tried(intent), account(more))).toEqual(expected)
  })
  it('is done also where the session was free', () => {
    expect(abortKind.meansDone?.('ParkingSessionWasFree')).toBe('aborted')
    expect(abortKind.meansDone?.('UnknownError')).toBeNull()
  })
})

describe('barrierKind', () => {
  const intent = { sessionId: 's', parking: '9001', ticket: '200001', amount: 2800, method: 'card' }
  const paid = { ...payment, type: 'paymentGate', plate: null, sum: 2800 } as const
  it.each([
    ['its order is paid', { operations: [paid] }, back, happened({ amount: 2800, message: null })],
    [
      'its order is paid at another sum',
      { operations: [{ ...paid, sum: 3000 }] },
      back,
      happened({ amount: 3000, message: null }),
    ],
    [
      'the ticket costs nothing more',
      { operations: [paid], ticketCost: 0 },
      null,
      happened({ amount: 2800, message: null }),
    ],
    [
      'the history names the ticket',
      { operations: [{ ...paid, type: 'payment' as const, description: 'Билет 200001.' }] },
      null,
      happened({ amount: 2800, message: null }),
    ],
    [
      'the history names another ticket of the same sum',
      { operations: [{ ...paid, description: 'Билет 2000012' }], ticketCost: 2800 },
      null,
      { kind: 'nothing' },
    ],
    [
      'its sum was paid, for this ticket or another',
      { operations: [paid], ticketCost: 2800 },
      null,
      { kind: 'open' },
    ],
    [
      'its sum was paid at another parking',
      { operations: [{ ...paid, parking: '9002' }], ticketCost: null },
      null,
      { kind: 'nothing' },
    ],
    [
      'the balance was topped up by its sum',
      { operations: [{ ...paid, type: 'refill' as const }] },
      null,
      { kind: 'nothing' },
    ],
    [
      'its sum is on its way',
      { operations: [{ ...paid, status: 'waiting' as const }] },
      null,
      { kind: 'open' },
    ],
    ['another sum was paid', { operations: [{ ...paid, sum: 1 }] }, null, { kind: 'nothing' }],
    [
      'a session was paid',
      { operations: [{ ...paid, plate: 'А123ВС92' }] },
      null,
      { kind: 'nothing' },
    ],
    [
      'it was paid before',
      { operations: [{ ...paid, at: since - minute }] },
      null,
      { kind: 'nothing' },
    ],
    [
      'another order was paid',
      { operations: [{ ...paid, orderNumber: '8' }] },
      back,
      { kind: 'nothing' },
    ],
    [
      'its order failed',
      { operations: [{ ...paid, status: 'error' as const }] },
      back,
      { kind: 'failed' },
    ],
    [
      'its money is on the balance',
      { operations: [{ ...paid, type: 'refill' as const }] },
      back,
      { kind: 'onBalance', amount: 2800 },
    ],
    [
      'a number that may be another payment’s is that of a top-up',
      { operations: [{ ...paid, type: 'refill' as const }] },
      { ...back, isOrderGuessed: true as const },
      { kind: 'nothing' },
    ],
    ['not all could be read', { isWhole: false }, null, { kind: 'open' }],
  ])('when %s', (_case, more, bank, expected) => {
    expect(findCharge(barrierKind, tried(intent, bank), account(more))).toEqual(expected)
  })
})

describe('startKind, for a stay that has begun and is paid at a bank', () => {
  const intent = {
    zone: '101',
    parkingCode: null,
    plate: 'А123ВС92',
    format: 'russian',
    category: 'B',
    durationMinutes: 3,
    startsAt: since,
    method: 'card',
  } as const
  it.each([
    ['its order is paid', { operations: [payment] }, happened(null)],
    [
      'its order failed',
      { operations: [{ ...payment, status: 'error' as const }] },
      { kind: 'failed' },
    ],
    [
      'its order is on its way',
      { operations: [{ ...payment, status: 'waiting' as const }] },
      { kind: 'open' },
    ],
    [
      'its order is written in a way nobody knows',
      { operations: [{ ...payment, type: 'other' as const }] },
      happened(null),
    ],
    [
      'its order is that of something else',
      { operations: [{ ...payment, type: 'cancel' as const }] },
      { kind: 'nothing' },
    ],
    [
      'its money is on the way to the balance',
      { operations: [{ ...payment, type: 'refill' as const, status: 'waiting' as const }] },
      { kind: 'nothing' },
    ],
    [
      'its order is not known, but the car is parked as it was asked',
      { sessions: [{ ...running, endsAt: now }] },
      happened(null),
    ],
    ['nothing is known', {}, { kind: 'nothing' }],
  ])('when %s', (_case, more, expected) => {
    expect(findCharge(startKind, tried(intent, back), account(more))).toEqual(expected)
  })
  it('whose way back has no number is no payment that has none', () => {
    const noNumber = { ...payment, orderNumber: null, status: 'error' as const }
    const found = findCharge(
      startKind,
      tried(intent, { ...back, order: null }),
      account({ operations: [noNumber] }),
    )
    expect(found).toEqual({ kind: 'nothing' })
  })
  it('pays by the call only from the balance', () => {
    expect(startKind.paysByCall(intent)).toBe(false)
    expect(startKind.paysByCall({})).toBe(true)
  })
})
