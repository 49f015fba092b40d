import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectFormat } from './detectFormat.ts'
import { plateTypes } from './plateTypes.ts'
import { platesOf } from './samplePlates.ts'

describe('foreign', () => {
  test.each([
    'AB1234',
    'ab 1234',
    'BMW',
    'A',
    '1A',
    'AB-1234',
    'AB.1234',
    'AB/1234',
    'B\u00A0MW 12',
    'BÖ AB 12',
    'R123BC77',
    'D123BC77',
    'A123BC7',
    'AB1234RUS',
    'RUS',
    'A123BC77A',
    '1234 AB-7',
  ])('%j', (input) => {
    expect(detectFormat(input)).toBe('foreign')
  })
})

describe('russian', () => {
  test.each([
    'А123ВС77',
    'A123BC77',
    'A123BC77RUS',
    'a 123 bc 777',
    'AA12377',
    '1234AB77',
    'А123',
    'AВ1234',
    'Ж',
    '123456',
    '123 456',
    '',
    ' ',
    'AB_1234',
    'AB_1234',
    'AB1234!',
    'α123',
    '車123',
    'AB１２',
    '\uD83D\uDE97',
  ])('%j', (input) => {
    expect(detectFormat(input)).toBe('russian')
  })
  test.each([[null], [undefined], [123], [{}]])('%o, which is no string', (input) => {
    expect(detectFormat(input)).toBe('russian')
  })
})

test.each(plateTypes.filter((row) => row.accepted).map((row) => row.type))(
  'any %s plate is russian, in Latin too',
  (type) => {
    fc.assert(
      fc.property(platesOf(type), ({ typed }) => {
        expect(detectFormat(typed)).toBe('russian')
      }),
    )
  },
)
