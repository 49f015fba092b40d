import { describe, expect, it } from 'vitest'
import { citiesLike } from './citiesLike.ts'

const named = (id: string, ru: string, en: string) => ({ id, titles: { ru, en } })
const cities = [
  named('ulan-ude', 'Улан-Удэ', 'Ulan-Ude'),
  named('kazan', 'Казань', 'Kazan'),
  named('oryol', 'Орёл', 'Oryol'),
]
const ids = (text: string, language: 'ru' | 'en' = 'ru') =>
  citiesLike(cities, text, language).map(({ id }) => id)

describe('citiesLike', () => {
  it.each([
    ['каз', ['kazan']],
    ['KAZ', ['kazan']],
    ['улан удэ', ['ulan-ude']],
    ['орел', ['oryol']],
    [' ', ['kazan', 'oryol', 'ulan-ude']],
    ['нет такого', []],
  ])('%j finds %j', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  it('sorts by the names of the language', () => {
    expect(ids('', 'en')).toEqual(['kazan', 'oryol', 'ulan-ude'])
  })
})
