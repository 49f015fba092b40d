import { expect, it } from 'vitest'
import { formatStart } from './formatStart.ts'

const now = Date.parse('2026-11-23T21:30:00+03:00')

it.each([
  ['2026-11-23T22:05:00+03:00', 'в 22:05', 'at 22:05'],
  ['2026-11-24T09:00:00+03:00', 'завтра в 09:00', 'tomorrow at 09:00'],
  ['2026-11-26T09:00:00+03:00', '26 ноября в 09:00', 'on 26 November at 09:00'],
  ['2026-11-22T09:00:00+03:00', '22 ноября в 09:00', 'on 22 November at 09:00'],
])('%s begins %s, in English %s', (at, ru, en) => {
  const write = (language: 'ru' | 'en') =>
    formatStart(Date.parse(at), now, { timeZone: 'Europe/Moscow', language })
  expect([write('ru'), write('en')]).toEqual([ru, en])
})
