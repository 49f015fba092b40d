import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { permitPayment } from './permitPayment.ts'

const kopecks = fc.integer({ min: 0, max: 10_000_000 })
const here = { hasBalance: true }
const noBalance = { kind: 'method', missing: null }

describe('permitPayment', () => {
  it.each([
    ['more than it costs', 225_001, here, { kind: 'balance' }],
    ['just what it costs', 225_000, here, { kind: 'balance' }],
    ['a kopeck too little', 224_999, here, { kind: 'method', missing: 1 }],
    ['nothing', 0, here, { kind: 'method', missing: 225_000 }],
    ['a debt', -100, here, { kind: 'method', missing: 225_100 }],
    ['nobody knows what', null, here, { kind: 'balance' }],
    ['a balance that the city does not use', 225_000, { hasBalance: false }, noBalance],
  ])('of 2,250 ₽ with %s on the balance', (_case, balance, settings, payment) => {
    expect(permitPayment(225_000, balance, settings)).toEqual(payment)
  })

  it('is possible from the balance once what is missing was put there', () => {
    fc.assert(
      fc.property(kopecks, kopecks, (cost, balance) => {
        const payment = permitPayment(cost, balance, here)
        const missing = payment.kind === 'method' ? (payment.missing ?? 0) : 0
        expect(permitPayment(cost, balance + missing, here)).toEqual({ kind: 'balance' })
        expect(missing === 0 || balance + missing === cost).toBe(true)
      }),
    )
  })
})
