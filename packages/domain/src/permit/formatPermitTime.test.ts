import { describe, expect, it } from 'vitest'
import { formatPermitTime } from './formatPermitTime.ts'

describe('formatPermitTime', () => {
  it.each([
    ['2026-11-23T21:00:00Z', 'Europe/Moscow', '24/11/26 00:00'],
    ['2026-11-23T21:00:00Z', 'Asia/Novosibirsk', '24/11/26 04:00'],
    ['2027-01-05T08:05:00Z', 'Europe/Kaliningrad', '05/01/27 10:05'],
  ])('of %s in %s', (at, timeZone, text) => {
    expect(formatPermitTime(Date.parse(at), timeZone)).toBe(text)
  })
})
