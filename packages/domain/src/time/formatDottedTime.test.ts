import { expect, it } from 'vitest'
import { formatDottedTime } from './formatDottedTime.ts'

it.each([
  ['Europe/Moscow', '24.11.2026 18:05'],
  ['Asia/Irkutsk', '24.11.2026 23:05'],
  ['Pacific/Auckland', '25.11.2026 04:05'],
])('writes a moment by the clocks of %s', (timeZone, text) => {
  expect(formatDottedTime(Date.UTC(2026, 10, 24, 15, 5), timeZone)).toBe(text)
})
