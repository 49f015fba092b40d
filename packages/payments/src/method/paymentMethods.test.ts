import type { PaymentMethod, Unreadable } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { paymentMethods } from './paymentMethods.ts'

const method = (id: string, isReceipt = false): PaymentMethod => ({
  id,
  title: id,
  description: null,
  needsPhone: false,
  isReceipt,
})
const all = [method('balance'), method('card'), method('Квитанция', true)]
const none = { phones: 0, vehicles: 0, sessions: 0, documents: 0 }
const listing = (methods: readonly PaymentMethod[], count: Unreadable = 0) => ({
  paymentMethods: methods,
  unreadable: { ...none, paymentMethods: count },
})
const settings = (methods: readonly PaymentMethod[], count: Unreadable = 0) => ({
  paymentMethods: methods,
  unreadable: { durations: 0, topics: 0, calendar: 0, menu: 0, paymentMethods: count },
})
const ids = (methods: readonly PaymentMethod[]) => methods.map(({ id }) => id)

describe('paymentMethods', () => {
  const without = { withReceipt: false }

  it('leaves out the balance, and the receipt where none is made', () => {
    expect(ids(paymentMethods(listing(all), null, without).methods)).toEqual(['card'])
    const { methods } = paymentMethods(listing(all), null, { withReceipt: true })
    expect(ids(methods)).toEqual(['card', 'Квитанция'])
  })
  it("takes the city's where the account has none", () => {
    expect(ids(paymentMethods(listing([]), settings(all), without).methods)).toEqual(['card'])
    expect(paymentMethods(null, null, without)).toEqual({ methods: [], unreadable: 0 })
  })
  it.each([
    [listing(all, 2), settings(all, 5), 2],
    [listing([], 2), settings(all, 5), 7],
    [listing([], 'all'), settings(all), 'all'],
    [listing([]), settings([], 'all'), 'all'],
  ] as const)('counts what could not be read of the lists that it looks at', (own, city, count) => {
    expect(paymentMethods(own, city, without).unreadable).toBe(count)
  })
})
