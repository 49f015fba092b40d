import { expect, it } from 'vitest'
import { foldText } from './foldText.ts'

it.each([
  ['  Зелёный Сквер ', 'зеленый сквер'],
  ['ЁЛКА', 'елка'],
  ['Kazan', 'kazan'],
  ['', ''],
])('%j is %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
