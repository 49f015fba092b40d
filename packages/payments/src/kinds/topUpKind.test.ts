import type { Operation } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import type { WayBack } from '../charge/ChargeState.ts'
import { findCharge } from '../charge/findCharge.ts'
import { orderKind } from './orderKind.ts'
import { topUpKind, type TopUpIntent } from './topUpKind.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000
const refill = sampleOperation({
  orderNumber: '100501',
  type: 'refill',
  at: now - minute,
  startsAt: null,
  endsAt: null,
  durationMinutes: null,
  zone: null,
  plate: null,
  sum: 50_000,
})

const since = now - 3 * minute
const intent: TopUpIntent = { amount: 50_000, method: 'card', phone: null }
const tried = (bank: WayBack | null) => sampleAttempt(intent, since, { bank })
const account = (...operations: Operation[]) => ({ sessions: [], operations, isWhole: true, now })
const back = { order: 'abc', claim: 'paid' } as const

describe('topUpKind', () => {
  it.each([
    ['the history holds the amount', { ...refill, orderNumber: null }, back],
    ['it does so after an answer that was lost', refill, null],
    ['the order is known by its number', { ...refill, orderNumber: 'abc', at: 0, sum: 1 }, back],
  ] as const)('has happened when %s', (_case, operation, bank) => {
    const result = { amount: operation.sum }
    expect(findCharge(topUpKind, tried(bank), account(operation))).toEqual({
      kind: 'happened',
      result,
    })
  })

  const bonus: Operation = { ...refill, type: 'bonus20', orderNumber: 'x', sum: 5_000 }

  it.each<[string, Operation[], { amount: number; bonus?: number }]>([
    ['with it', [bonus], { amount: 50_000, bonus: 5_000 }],
    ['of another minute', [{ ...bonus, at: refill.at - minute }], { amount: 50_000 }],
    ['that may be another top-up’s', [bonus, { ...refill, sum: 1 }], { amount: 50_000 }],
  ])('tells the bonus that came %s', (_case, others, result) => {
    expect(findCharge(topUpKind, tried(null), account(refill, ...others))).toEqual({
      kind: 'happened',
      result,
    })
  })

  it.each([
    ['failed', 'it failed', { ...refill, orderNumber: 'abc', status: 'error' }],
    ['failed', 'it was cancelled', { ...refill, orderNumber: 'abc', status: 'cancelled' }],
    ['open', 'it is still being processed', { ...refill, orderNumber: 'abc', status: 'waiting' }],
    [
      'open',
      'it ended in a way that nobody knows',
      { ...refill, orderNumber: 'abc', status: 'other' },
    ],
    ['nothing', 'it is another amount', { ...refill, orderNumber: null, sum: 10_000 }],
    [
      'nothing',
      'its number is that of something else',
      { ...refill, orderNumber: 'abc', type: 'cancel' },
    ],
    [
      'nothing',
      'its sum was paid for something else',
      { ...refill, orderNumber: null, type: 'payment' },
    ],
    ['nothing', 'it is another order of the same sum', { ...refill, orderNumber: 'def' }],
    ['nothing', 'it is an old one', { ...refill, at: now - 60 * minute }],
    ['nothing', 'it is something else', { ...refill, type: 'cancel' }],
  ] as const)('is %s when %s, whatever the address claims', (kind, _case, operation) => {
    expect(findCharge(topUpKind, tried(back), account(operation))).toEqual({ kind })
  })
})

it('does not tell one of the second of the press from one before it, where that was not read', () => {
  const found = account({ ...refill, at: since - 900 })
  expect(findCharge(topUpKind, tried(null), found)).toEqual({ kind: 'open' })
  expect(findCharge(topUpKind, { ...tried(null), before: [] }, found).kind).toBe('happened')
})

it('takes no top-up of another sum for one whose answer was lost', () => {
  const other = account({ ...refill, orderNumber: null, sum: 10_000 })
  expect(findCharge(topUpKind, tried(null), other)).toEqual({ kind: 'nothing' })
})

describe('orderKind', () => {
  const order = { ...tried(back), intent: { order: 'abc' } }

  it('knows a payment by its number alone', () => {
    const found = account(refill, { ...refill, orderNumber: 'abc', sum: 700 })
    const result = { amount: 700, isTopUp: true }
    expect(findCharge(orderKind, order, found)).toEqual({ kind: 'happened', result })
    expect(findCharge(orderKind, order, account(refill))).toEqual({ kind: 'nothing' })
  })

  it.each([
    ['failed', 'error'],
    ['open', 'waiting'],
  ] as const)('says that it has %s when the history says %s', (kind, status) => {
    const found = account({ ...refill, orderNumber: 'abc', status })
    expect(findCharge(orderKind, order, found)).toEqual({ kind })
  })

  it.each([
    ['happened', 'done'],
    ['open', 'waiting'],
  ] as const)(
    'has %s where a declined try of the same number is followed by one: %s',
    (kind, status) => {
      const declined = { ...refill, orderNumber: 'abc', status: 'error' } as const
      const found = account(declined, { ...declined, status })
      expect(findCharge(orderKind, order, found).kind).toBe(kind)
      expect(findCharge(topUpKind, tried(back), found).kind).toBe(kind)
    },
  )

  it('takes the payment of something else for no top-up', () => {
    const found = account({ ...refill, type: 'paymentGate', orderNumber: 'abc' })
    const result = { amount: refill.sum, isTopUp: false }
    expect(findCharge(orderKind, order, found)).toEqual({ kind: 'happened', result })
  })
})
