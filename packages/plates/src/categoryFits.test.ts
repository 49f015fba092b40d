import { describe, expect, test } from 'vitest'
import { categoryFits } from './categoryFits.ts'

const motorcycles = ['moto', 'mvdMoto'] as const
const others = [
  'standart',
  'taxi',
  'transit',
  'mvdStandart',
  'mvdTrailer',
  'trailer',
  'tractor',
  'moped',
  'military',
  'diplomatic',
  'outbound',
] as const
const notA = ['B', 'C', 'D', 'M'] as const

describe('fits', () => {
  test.each(motorcycles)('%s and A', (type) => {
    expect(categoryFits(type, 'A')).toBe(true)
  })
  test.each(others.flatMap((type) => notA.map((category) => [type, category] as const)))(
    '%s and %s',
    (type, category) => {
      expect(categoryFits(type, category)).toBe(true)
    },
  )
  test.each(['A', ...notA] as const)('a foreign plate and %s', (category) => {
    expect(categoryFits('foreign', category)).toBe(true)
  })
})

describe('does not fit', () => {
  test.each(motorcycles.flatMap((type) => notA.map((category) => [type, category] as const)))(
    '%s and %s',
    (type, category) => {
      expect(categoryFits(type, category)).toBe(false)
    },
  )
  test.each(others)('%s and A', (type) => {
    expect(categoryFits(type, 'A')).toBe(false)
  })
  test.each(['moto', 'standart', 'foreign'] as const)('%s and no category', (type) => {
    expect(categoryFits(type, null)).toBe(false)
    expect(categoryFits(type, undefined)).toBe(false)
  })
  test.each(['', 'a', 'А', 'E', 'AB'])('any plate and %j, which is no category', (category) => {
    const unknown: unknown = category
    expect(Reflect.apply(categoryFits, undefined, ['standart', unknown])).toBe(false)
    expect(Reflect.apply(categoryFits, undefined, ['foreign', unknown])).toBe(false)
  })
  test.each(['', 'bus', null])('%o, which is no type', (type) => {
    expect(Reflect.apply(categoryFits, undefined, [type, 'B'])).toBe(false)
  })
})
