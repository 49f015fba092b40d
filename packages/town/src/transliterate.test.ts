import { expect, it } from 'vitest'
import { transliterate } from './transliterate.ts'

it.each([
  ['Садовая', 'Sadovaya'],
  ['Щорса', 'Shchorsa'],
  ['Юности', 'Yunosti'],
  ['Королёва', 'Korolyova'],
  ['Советский', 'Sovetsky'],
  ['50 лет Октября', '50 let Oktyabrya'],
])('writes %s as %s', (russian, latin) => {
  expect(transliterate(russian)).toBe(latin)
})
