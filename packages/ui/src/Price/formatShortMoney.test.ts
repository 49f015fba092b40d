import { expect, test } from 'vitest'
import { formatShortMoney } from './formatShortMoney.ts'

test.each([
  [14_000, 'ru', '140 ₽'],
  [6_250, 'ru', '62,50 ₽'],
  [0, 'ru', '0 ₽'],
  [100_000_00, 'en', '100,000 ₽'],
  [1_050, 'en', '10.50 ₽'],
] as const)('formatShortMoney of %d in %s is %s', (kopecks, locale, text) => {
  expect(formatShortMoney(kopecks, locale)).toBe(text.replaceAll(' ', '\u00A0'))
})
