import { describe, expect, it } from 'vitest'
import { clockText, periodText, whenText } from './periodText.ts'

const at = (text: string) => Date.parse(text)
const ru = { timeZone: 'Europe/Moscow', language: 'ru' } as const
const en = { timeZone: 'Asia/Irkutsk', language: 'en' } as const

describe('clockText', () => {
  it("goes by the city's zone", () => {
    expect(clockText(at('2026-11-23T21:05:00Z'), ru)).toBe('00:05')
    expect(clockText(at('2026-11-23T21:05:00Z'), en)).toBe('05:05')
  })
})

describe('whenText', () => {
  const now = at('2026-11-23T12:00:00Z')
  it('leaves the date of today out', () => {
    expect(whenText(at('2026-11-23T15:30:00Z'), now, ru)).toBe('18:30')
  })
  it('says another date', () => {
    expect(whenText(at('2026-11-23T21:30:00Z'), now, ru)).toBe('24 ноября, 00:30')
    expect(whenText(at('2026-11-23T21:30:00Z'), now, en)).toBe('24 November, 05:30')
  })
})

describe('periodText', () => {
  it.each([
    ['of one day', '2026-11-23T06:00:00Z', '2026-11-23T18:00:00Z', '09:00 – 21:00'],
    ['over midnight, short', '2026-11-23T19:00:00Z', '2026-11-23T22:00:00Z', '22:00 – 01:00'],
    [
      'over midnight, long',
      '2026-11-23T15:00:00Z',
      '2026-11-23T22:00:00Z',
      '23 ноября, 18:00 – 24 ноября, 01:00',
    ],
  ])('%s', (_case, start, end, expected) => {
    expect(periodText(at(start), at(end), ru)).toBe(expected)
  })
})
