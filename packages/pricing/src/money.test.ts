import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, parseMoney, PricingError, roublesWord, splitMoney } from './index.ts'

describe('parseMoney', () => {
  test.each([
    ['1 234,5', 123_450],
    ['1\u00A0234,50 ₽', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1,234,567.89', 123_456_789],
    ['12.345,67', 1_234_567],
    ['1.234.567,89', 123_456_789],
    ['0'.repeat(30), 0],
    ['007', 700],
    ['.5', 50],
    ['100.', 10_000],
    ['100 руб. 50 коп.', 10_050],
    ['0', 0],
    ['5 рублей', 500],
    ['RUB 5', 500],
    ['5 евро', 500],
    ['1\u2009234,5', 123_450],
    [`${' '.repeat(199)}5`, 500],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d kopecks', (text, kopecks) => expect(parseMoney(text)).toBe(kopecks))

  test.each([
    '',
    '.',
    ',',
    '..',
    'abc',
    '12.345',
    '1,234',
    '1.2.3',
    '1.234.567',
    '1,23,50',
    '12,34.5',
    '١٢٣',
    '１２',
    '90071992547409.92',
    '9'.repeat(10_000_000),
    '0'.repeat(31),
    `${' '.repeat(200)}5`,
    '-5',
    '\u22125',
    '\u20135 ₽',
    '+5',
    '1e5',
    '1 E 3',
    '1е5',
    '40-60',
    '40–60 ₽',
    '40 — 60',
    '40/60',
    '2*3',
    '<5',
    '~5',
    '5=5',
    '2^3',
  ])('refuses %.20s', (text) => expect(parseMoney(text)).toBeNull())

  test.each([[null], [undefined], [5], [['5']], [Symbol('5')]])('refuses %o, no text', (input) => {
    expect(Reflect.apply(parseMoney, undefined, [input])).toBeNull()
  })

  test('reads back what formatMoney writes, in both languages', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom('ru' as const, 'en' as const), (sum, locale) => {
        expect(parseMoney(formatMoney(sum, locale))).toBe(sum)
      }),
    )
  })

  test('answers any text with a safe number or null', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)) }),
        (text) => {
          const read = parseMoney(text)
          expect(read === null || (Number.isSafeInteger(read) && read >= 0)).toBe(true)
        },
      ),
    )
  })
})

describe('formatMoney', () => {
  test.each([
    ['ru-RU', 'ru'],
    ['en-US', 'en'],
  ] as const)('writes %s as %s', (locale, language) => {
    expect(formatMoney(-123_450, locale)).toBe(formatMoney(-123_450, language))
  })

  test.each([
    [0, 'ru', '0,00 ₽'],
    [-0, 'ru', '0,00 ₽'],
    [5, 'ru', '0,05 ₽'],
    [-5, 'ru', '−0,05 ₽'],
    [99_999, 'ru', '999,99 ₽'],
    [123_450, 'ru', '1 234,50 ₽'],
    [123_450, 'en', '1,234.50 ₽'],
    [-123_456_789, 'en', '−1,234,567.89 ₽'],
    [Number.MAX_SAFE_INTEGER, 'ru', '90 071 992 547 409,91 ₽'],
  ] as const)('writes %d in %s as %s', (kopecks, locale, text) => {
    expect(formatMoney(kopecks, locale)).toBe(text.replaceAll(' ', '\u00A0'))
  })

  test.each([NaN, Infinity, 0.5, 2 ** 53])('refuses %d', (kopecks) => {
    expect(() => formatMoney(kopecks)).toThrow(PricingError)
  })
})

test('splitMoney parts roubles and two digits of kopecks', () => {
  expect(splitMoney(123_405)).toEqual({ negative: false, whole: 1234, fraction: '05' })
  expect(splitMoney(-50)).toEqual({ negative: true, whole: 0, fraction: '50' })
  expect(() => splitMoney(1.5)).toThrow('kopecks')
})

describe('roublesWord', () => {
  test.each([
    [1, 'рубль'],
    [21, 'рубль'],
    [101, 'рубль'],
    [-1, 'рубль'],
    [2, 'рубля'],
    [4, 'рубля'],
    [22, 'рубля'],
    [2.5, 'рубля'],
    [-0.01, 'рубля'],
    [0, 'рублей'],
    [5, 'рублей'],
    [10, 'рублей'],
    [11, 'рублей'],
    [12, 'рублей'],
    [14, 'рублей'],
    [15, 'рублей'],
    [20, 'рублей'],
    [111, 'рублей'],
    [1_000_000, 'рублей'],
  ])('%d %s', (roubles, word) => expect(roublesWord(roubles)).toBe(word))

  test.each([NaN, Infinity, -Infinity])('refuses %d', (roubles) => {
    expect(() => roublesWord(roubles)).toThrow('roubles')
  })
})
