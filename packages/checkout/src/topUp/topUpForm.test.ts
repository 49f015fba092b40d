import type { PaymentMethod, Unreadable } from '@parking/domain'
import { parseMoney } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topUpAmountText } from './topUpAmountText.ts'
import { topUpMethods } from './topUpMethods.ts'

const method = (id: string, isReceipt = false): PaymentMethod => ({
  id,
  title: id,
  description: null,
  needsPhone: false,
  isReceipt,
})
const all = [method('balance'), method('card'), method('Квитанция', true)]
const none = { phones: 0, vehicles: 0, sessions: 0, documents: 0 }
const listing = (paymentMethods: readonly PaymentMethod[], count: Unreadable = 0) => ({
  paymentMethods,
  unreadable: { ...none, paymentMethods: count },
})
const settings = (paymentMethods: readonly PaymentMethod[], count: Unreadable = 0) => ({
  paymentMethods,
  unreadable: { durations: 0, topics: 0, calendar: 0, menu: 0, paymentMethods: count },
})
const ids = (methods: readonly PaymentMethod[]) => methods.map(({ id }) => id)

describe('topUpMethods', () => {
  it('leaves out the balance and the receipt', () => {
    expect(ids(topUpMethods(listing(all), null).methods)).toEqual(['card'])
  })
  it("takes the city's where the account has none", () => {
    expect(ids(topUpMethods(listing([]), settings(all)).methods)).toEqual(['card'])
    expect(topUpMethods(null, null)).toEqual({ methods: [], unreadable: 0 })
  })
  it.each([
    [listing(all, 2), settings(all, 5), 2],
    [listing([], 2), settings(all, 5), 7],
    [listing([], 'all'), settings(all), 'all'],
    [listing([]), settings([], 'all'), 'all'],
  ] as const)('counts what could not be read of the lists that it looks at', (own, city, count) => {
    expect(topUpMethods(own, city).unreadable).toBe(count)
  })
})

describe('topUpAmountText', () => {
  it.each([
    [50_000, 'ru', '500'],
    [50_050, 'ru', '500,50'],
    [50_005, 'en', '500.05'],
  ] as const)('writes %i in %s as %s', (amount, language, text) => {
    expect(topUpAmountText(amount, language)).toBe(text)
  })
  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_500_000 }),
        fc.constantFrom('ru' as const, 'en' as const),
        (amount, language) => {
          expect(parseMoney(topUpAmountText(amount, language))).toBe(amount)
        },
      ),
    )
  })
})
