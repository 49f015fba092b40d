import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  offeredOperationFilters,
  operationFilters,
  passesOperationFilter,
} from './operationFilter.ts'
import { defaultOperationPeriod, operationPeriods, operationRange } from './operationPeriod.ts'
import { operationSumMeaning } from './operationSumMeaning.ts'

const timeZone = 'Asia/Yekaterinburg'
const at = (text: string) => Date.parse(`${text}+05:00`)
const now = at('2026-11-21T01:30:00')

describe('operationRange', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-22'],
    ['yesterday', '2026-11-20', '2026-11-21'],
    ['weekly', '2026-11-15', '2026-11-22'],
  ] as const)('%s runs from %s to %s by the clock of the city', (period, from, to) => {
    expect(operationRange(period, now, timeZone)).toEqual({
      from: at(`${from}T00:00:00`),
      to: at(`${to}T00:00:00`),
    })
  })

  it('monthly runs from the start of the month to now', () => {
    expect(operationRange('monthly', now, timeZone)).toEqual({
      from: at('2026-11-01T00:00:00'),
      to: now + 1,
    })
  })

  it('opens with a period that can be asked for', () => {
    expect(operationPeriods).toContain(defaultOperationPeriod)
  })

  it('knows no bounds for all', () => {
    expect(operationRange('all', now, timeZone)).toBeNull()
    expect(operationRange('custom', now, timeZone)).toBeNull()
  })

  it.each([
    ['2026-11-01', '2026-11-03', '2026-11-01', '2026-11-04'],
    ['2026-11-03', '2026-11-03', '2026-11-03', '2026-11-04'],
    ['2026-11-05', '2026-11-03', '2026-11-03', '2026-11-04'],
  ])('custom from %s to %s runs from %s to %s', (from, to, first, last) => {
    expect(operationRange('custom', now, timeZone, { from, to })).toEqual({
      from: at(`${first}T00:00:00`),
      to: at(`${last}T00:00:00`),
    })
  })

  it.each([
    ['2026-02-31', 'x'],
    ['2026-02-31', '2026-03-01'],
    ['2026-03-01', '2026-02-31'],
    ['', '2026-03-01'],
    ['2026-03-01', '9999-12-31'],
  ])('custom from %j to %j has no bounds', (from, to) => {
    expect(operationRange('custom', now, timeZone, { from, to })).toBeNull()
  })

  it('never ends before it begins', () => {
    const instant = fc.integer({ min: 0, max: 4e12 })
    fc.assert(
      fc.property(fc.constantFrom(...operationPeriods), instant, (period, when) => {
        const { from, to } = operationRange(period, when, timeZone) ?? { from: 0, to: 1 }
        expect(from).toBeLessThan(to)
      }),
    )
  })
})

describe('operation filters', () => {
  it('offer bonuses only where a city has them', () => {
    expect(offeredOperationFilters(true)).toContain('bonus20')
    expect(offeredOperationFilters(false)).toEqual(
      operationFilters.filter((filter) => filter !== 'bonus20'),
    )
    expect(offeredOperationFilters(false)).toContain('payment')
  })

  it.each([
    ['payment', 'all', true],
    ['payment', 'payment', true],
    ['refill', 'payment', false],
  ] as const)('%s passes %s: %s', (type, filter, passes) => {
    expect(passesOperationFilter(type, filter)).toBe(passes)
  })
})

describe('operationSumMeaning', () => {
  it.each([
    ['payment', 100, 'negative'],
    ['renew', 100, 'negative'],
    ['subscription', 100, 'negative'],
    ['refill', 100, 'positive'],
    ['cancel', 100, 'positive'],
    ['paymentGate', 100, 'negative'],
    ['bonus20', 100, 'positive'],
    ['payment', 0, 'neutral'],
    ['other', 100, 'neutral'],
  ] as const)('a %s of %d is %s', (type, sum, meaning) => {
    expect(operationSumMeaning({ type, sum, status: 'done' })).toBe(meaning)
  })

  it.each(['error', 'other', 'cancelled'] as const)('a payment that is %s is neutral', (status) => {
    expect(operationSumMeaning({ type: 'payment', sum: 100, status })).toBe('neutral')
  })

  it('a payment that is waited for takes', () => {
    expect(operationSumMeaning({ type: 'payment', sum: 100, status: 'waiting' })).toBe('negative')
  })
})
