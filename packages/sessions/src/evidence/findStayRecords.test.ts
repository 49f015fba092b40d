import type { Operation } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import { findStayRecords } from './findStayRecords.ts'

const noon = Date.parse('2026-11-23T09:00:00Z')
const minute = 60_000

/** An operation by its type and the minutes since noon at which its time begins and ends. */
function operation(
  type: Operation['type'],
  [from, to]: readonly [number, number],
  more: Partial<Operation> = {},
): Operation {
  const [startsAt, endsAt] = [noon + from * minute, noon + to * minute]
  const time = { at: startsAt, startsAt, endsAt, durationMinutes: to - from }
  return sampleOperation({ orderNumber: null, type, ...time, ...more })
}
/** Each stay in short: from, to in minutes since noon, its entries and its total in roubles. */
const inShort = (operations: readonly Operation[]) =>
  findStayRecords(operations).map(({ startsAt, endsAt, entries, total }) => [
    startsAt === null ? null : (startsAt - noon) / minute,
    endsAt === null ? null : (endsAt - noon) / minute,
    entries.map(({ type }) => type).join(' '),
    (total ?? Number.NaN) / 100,
  ])

const paid = operation('payment', [0, 60])
const extended = operation('renew', [60, 90], { at: noon + 50 * minute, sum: 5000 })

describe('findStays', () => {
  it('puts a payment, its extensions and what came back together', () => {
    const ended = operation('cancel', [0, 70], { at: noon + 70 * minute, sum: 3000 })
    expect(inShort([ended, extended, paid])).toEqual([[0, 70, 'payment renew cancel', 120]])
  })

  it('begins another stay with another payment, also right after the first', () => {
    const next = operation('payment', [60, 120])
    expect(inShort([paid, next])).toEqual([
      [0, 60, 'payment', 100],
      [60, 120, 'payment', 100],
    ])
  })

  it('leaves other cars and zones alone', () => {
    const other = operation('renew', [60, 90], { plate: 'М456ОР116' })
    const elsewhere = operation('renew', [60, 90], { zone: '103' })
    expect(inShort([paid, other, elsewhere])).toEqual([[0, 60, 'payment', 100]])
  })

  it('knows a car by its plate however it is written', () => {
    expect(inShort([paid, { ...extended, plate: 'A123BC116' }])).toEqual([
      [0, 90, 'payment renew', 150],
    ])
  })

  it('gives an extension to the stay that it goes on with, not to one paid since', () => {
    const paidLater = operation('payment', [-120, -60], { at: noon + 30 * minute })
    expect(inShort([paid, paidLater, extended])).toEqual([
      [0, 90, 'payment renew', 150],
      [-120, -60, 'payment', 100],
    ])
  })

  it('takes the last stay where the history has no times', () => {
    const timeless = { ...extended, startsAt: null, endsAt: null }
    expect(inShort([paid, timeless])).toEqual([[0, 60, 'payment renew', 150]])
  })

  it('forgives rounded times, and sums with a sign', () => {
    const rounded = { ...extended, startsAt: noon + 60 * minute + 59_000 }
    const back = operation('cancel', [0, 70], { at: noon + 70 * minute, sum: -3000 })
    expect(inShort([paid, rounded, back])).toEqual([[0, 70, 'payment renew cancel', 120]])
  })

  it('counts only what was done', () => {
    const failed = operation('payment', [0, 60], { status: 'error' })
    const waiting = { ...extended, status: 'waiting' as const }
    expect(inShort([failed, waiting])).toEqual([])
    expect(inShort([operation('refill', [0, 0]), extended])).toEqual([])
  })
})
