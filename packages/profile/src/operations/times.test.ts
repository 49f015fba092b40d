import { describe, expect, it } from 'vitest'
import { dayAndTime, spanOf } from './times.ts'

const zone = 'Europe/Moscow'
const at = (text: string) => Date.parse(`${text}+03:00`)

describe('dayAndTime', () => {
  it('speaks the city’s time, whatever the device’s zone is', () => {
    const noon = at('2026-11-21T12:05:00')
    expect(dayAndTime(noon, 'ru', zone)).toBe('21 нояб. 2026 г., 12:05')
    expect(dayAndTime(noon, 'en', 'Asia/Irkutsk')).toBe('21 Nov 2026, 17:05')
  })

  it('has no 24th hour', () => {
    expect(dayAndTime(at('2026-11-21T00:00:00'), 'en', zone)).toBe('21 Nov 2026, 00:00')
  })
})

describe('spanOf', () => {
  it.each([
    ['2026-11-21T12:00', '2026-11-21T23:59', '21 Nov 2026, 12:00 – 23:59'],
    ['2026-11-21T22:00', '2026-11-22T03:59', '21 Nov 2026, 22:00 – 03:59'],
    ['2026-11-21T22:00', '2026-11-22T04:00', '21 Nov 2026, 22:00 – 22 Nov 2026, 04:00'],
  ])('writes %s to %s', (from, to, text) => {
    expect(spanOf(at(`${from}:00`), at(`${to}:00`), 'en', zone)).toBe(text)
  })
})
