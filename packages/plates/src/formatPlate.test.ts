import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlate } from './formatPlate.ts'
import { plateTypes } from './plateTypes.ts'
import { recognisePlate } from './recognisePlate.ts'
import { platesOf } from './samplePlates.ts'
import { validatePlate } from './validatePlate.ts'

test.each([
  ['a123bc77', 'А 123 ВС 77'],
  ['a123bc777', 'А 123 ВС 777'],
  ['aa12377', 'АА 123 77'],
  ['1234ab77', '1234 АВ 77'],
  ['ab123c77', 'АВ 123 С 77'],
  ['a123477', 'А 1234 77'],
  ['123a77', '123 А 77'],
  ['1234a77', '1234 А 77'],
  ['aa1234777', 'АА 1234 777'],
  ['aa12bc77', 'АА 12 ВС 77'],
  ['004cd177', '004 СD 1 77'],
  ['123d45677', '123 D 456 77'],
  ['a123bc77rus', 'А 123 ВС 77'],
])('%s is written %s', (typed, spaced) => {
  expect(formatPlate(typed)).toBe(spaced)
  expect(formatPlate(recognisePlate(typed))).toBe(spaced)
})

test('a foreign plate stays in one piece', () => {
  const check = validatePlate('b-mw 1234', { format: 'foreign' })
  expect(check.ok ? formatPlate(check.plate) : '').toBe('BMW1234')
})

describe('what is no known plate', () => {
  test.each([
    ['foo-1', 'FOO1'],
    ['Ж 1', 'Ж1'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%o is written %j', (input, text) => {
    expect(formatPlate(input)).toBe(text)
  })
})

test.each(plateTypes.map((row) => row.type))('any %s plate loses nothing but spaces', (type) => {
  fc.assert(
    fc.property(platesOf(type), ({ typed, number }) => {
      expect(formatPlate(typed).replaceAll(' ', '')).toBe(number)
    }),
  )
})
