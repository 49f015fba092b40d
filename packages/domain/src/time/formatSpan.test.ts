import { describe, expect, it } from 'vitest'
import { formatClock, formatDate, formatSpan, formatWhen, type TimeStyle } from './formatSpan.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const ru: TimeStyle = { timeZone: 'Europe/Moscow', language: 'ru' }
const en: TimeStyle = { timeZone: 'Europe/Moscow', language: 'en' }
const irkutsk: TimeStyle = { timeZone: 'Asia/Irkutsk', language: 'en' }

describe('a time', () => {
  it('is the city’s, whatever the zone of the device is', () => {
    expect(formatClock(at('2026-11-24T00:05'), ru)).toBe('00:05')
    expect(formatClock(at('2026-11-24T00:05'), irkutsk)).toBe('05:05')
  })

  it('has no 24th hour', () => {
    expect(formatClock(at('2026-11-21T00:00'), en)).toBe('00:00')
  })

  it('follows the changes of the clocks', () => {
    const berlin: TimeStyle = { timeZone: 'Europe/Berlin', language: 'ru' }
    const change = Date.parse('2026-03-29T01:00:00Z')
    expect([change - 60_000, change].map((one) => formatClock(one, berlin))).toEqual([
      '01:59',
      '03:00',
    ])
  })

  it('may be one that a back end uses for none', () => {
    const none = Date.parse('0001-01-01T00:00:00Z')
    expect(formatSpan({ from: none, to: none, beside: none }, ru)).toMatch(
      /^\d\d:\d\d – \d\d:\d\d$/,
    )
  })
})

describe('a date', () => {
  const evening = at('2026-11-21T20:05')

  it.each([
    [ru, undefined, '21 ноября'],
    [en, undefined, '21 November'],
    [ru, 'weekday', 'суббота, 21 ноября'],
    [en, 'weekday', 'Saturday 21 November'],
    [ru, 'year', '21 нояб. 2026'],
    [irkutsk, 'year', '22 Nov 2026'],
  ] as const)('%j in the form %s is %s', (style, form, text) => {
    expect(formatDate(evening, style, form)).toBe(text)
  })
})

describe('when', () => {
  const now = at('2026-11-23T15:00')

  it('leaves the date of today out', () => {
    expect(formatWhen(at('2026-11-23T18:30'), now, ru)).toBe('18:30')
  })

  it('says another date', () => {
    expect(formatWhen(at('2026-11-24T00:30'), now, ru)).toBe('24 ноября, 00:30')
    expect(formatWhen(at('2026-11-24T00:30'), now, irkutsk)).toBe('24 November, 05:30')
    expect(formatWhen(at('2026-11-24T00:30'), now, ru, 'weekday')).toBe('вторник, 24 ноября, 00:30')
  })

  it('says the date of the same day of another year', () => {
    expect(formatWhen(at('2027-11-23T18:30'), now, en)).toBe('23 November, 18:30')
  })
})

describe('a span', () => {
  it.each([
    ['2026-11-23T09:00', '2026-11-23T21:00', '09:00 – 21:00'],
    ['2026-11-23T22:00', '2026-11-24T01:00', '22:00 – 01:00'],
    ['2026-11-21T22:00', '2026-11-22T03:59', '22:00 – 03:59'],
    ['2026-11-21T22:00', '2026-11-22T04:00', '21 ноября, 22:00 – 22 ноября, 04:00'],
    ['2026-11-21T09:00', '2026-11-22T09:00', '21 ноября, 09:00 – 22 ноября, 09:00'],
  ])('of its own from %s to %s is %s', (from, to, text) => {
    expect(formatSpan({ from: at(from), to: at(to) }, ru)).toBe(text)
  })

  const noon = '2026-11-21T12:00'
  it.each([
    [noon, '2026-11-21T23:59', noon, '12:00 – 23:59'],
    [noon, '2026-11-21T23:59', '2026-11-20T12:00', '21 Nov 2026, 12:00 – 23:59'],
    ['2026-11-21T22:00', '2026-11-22T03:59', noon, '21 Nov 2026, 22:00 – 03:59'],
    ['2026-11-21T22:00', '2026-11-22T04:00', noon, '21 Nov 2026, 22:00 – 22 Nov 2026, 04:00'],
  ])('from %s to %s beside %s is %s', (from, to, beside, text) => {
    const span = { from: at(from), to: at(to), beside: at(beside) }
    expect(formatSpan(span, en, 'year')).toBe(text)
  })
})
