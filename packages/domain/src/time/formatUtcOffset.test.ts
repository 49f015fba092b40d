import { expect, it } from 'vitest'
import { formatUtcOffset } from './formatUtcOffset.ts'

it.each([
  ['Europe/Kaliningrad', 'UTC+2'],
  ['Europe/Moscow', 'UTC+3'],
  ['Asia/Novosibirsk', 'UTC+7'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['UTC', 'UTC+0'],
])('%s is %s', (timeZone, written) => {
  expect(formatUtcOffset(Date.parse('2026-11-23T09:00:00Z'), timeZone)).toBe(written)
})
