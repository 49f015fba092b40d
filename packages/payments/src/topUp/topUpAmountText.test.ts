import { parseMoney } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTopUpSum, topUpAmountText } from './topUpAmountText.ts'

describe('topUpAmountText', () => {
  it.each([
    [50_000, 'ru', '500'],
    [50_050, 'ru', '500,50'],
    [50_005, 'en', '500.05'],
  ] as const)('writes %i in %s as %s', (amount, language, text) => {
    expect(topUpAmountText(amount, language)).toBe(text)
  })
  it('groups the thousands of a sum that is missing', () => {
    expect(formatTopUpSum(126_100, 'ru')).toBe('1 261 ₽'.replaceAll(' ', '\u00A0'))
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
