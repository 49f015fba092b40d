import type { Operation } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { topUpOutcome } from './topUpOutcome.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000
const pending = { amount: 50_000, since: now - 3 * minute }
const refill: Operation = {
  orderNumber: '100501',
  type: 'refill',
  status: 'done',
  at: now - minute,
  startsAt: null,
  endsAt: null,
  durationMinutes: null,
  zone: null,
  parking: null,
  tariff: null,
  plate: null,
  sum: 50_000,
  discount: 0,
  driverPhone: null,
  fiscalReceiptUrl: null,
  description: null,
}
const back = { payment: 'abc', claim: null }

describe('topUpOutcome', () => {
  it.each([
    ['the history holds the amount', [refill], pending, back],
    ['it does, whatever the address claims', [refill], pending, { ...back, claim: 'declined' }],
    ['the order is known by its number', [{ ...refill, orderNumber: 'abc', at: 0 }], pending, back],
    ['nothing was kept, but a top-up is recent', [refill], null, back],
  ] as const)('is paid when %s', (_case, operations, kept, way) => {
    expect(topUpOutcome(operations, kept, way, now).kind).toBe('paid')
  })

  it.each([
    ['the history says so', [{ ...refill, status: 'error' }], back],
    ['the history holds nothing and the address says so', [], { ...back, claim: 'declined' }],
  ] as const)('is declined when %s', (_case, operations, way) => {
    expect(topUpOutcome(operations, pending, way, now).kind).toBe('declined')
  })

  it.each([
    ['the history holds nothing yet', []],
    ['it holds another amount', [{ ...refill, sum: 10_000 }]],
    ['it holds an old one', [{ ...refill, at: now - 60 * minute }]],
    ['it is still being processed', [{ ...refill, status: 'waiting' }]],
    ['it ended in a way that nobody knows', [{ ...refill, status: 'other' }]],
    ['it holds something else', [{ ...refill, type: 'cancel' }]],
  ] as const)('is unknown when %s, though the address claims that it is paid', (_case, found) => {
    const way = { payment: 'abc', claim: 'paid' } as const
    expect(topUpOutcome(found, pending, way, now).kind).toBe('unknown')
  })
})
