import { describe, expect, it } from 'vitest'
import { formatCountry, listCountries } from './countries.ts'

describe('formatCountry', () => {
  it.each([
    ['KAZ', 'ru', 'Казахстан'],
    ['KAZ', 'en', 'Kazakhstan'],
    ['BY', 'ru', 'Беларусь'],
    ['Казахстан', 'ru', 'Казахстан'],
  ] as const)('%s (%s) is %s', (code, language, name) => {
    expect(formatCountry(code, language)).toBe(name)
  })
})

describe('listCountries', () => {
  it('names each country once, in the order of the names', () => {
    for (const language of ['ru', 'en'] as const) {
      const names = listCountries(language).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.toSorted(new Intl.Collator(language).compare)).toEqual(names)
      expect(names.filter((name) => /^[A-Z]{2,3}$/.test(name))).toEqual([])
    }
  })
})
