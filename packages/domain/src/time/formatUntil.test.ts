import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUntil } from './formatUntil.ts'
import { formatClock, type TimeStyle } from './formatSpan.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const ru: TimeStyle = { timeZone: 'Europe/Moscow', language: 'ru' }
const en: TimeStyle = { timeZone: 'Europe/Moscow', language: 'en' }

describe('formatUntil', () => {
  it.each([
    ['2026-11-23T23:00', '2026-11-24T08:00', 'завтра, 08:00', 'tomorrow, 08:00'],
    ['2026-11-24T00:00', '2026-11-24T08:00', '08:00', '08:00'],
    ['2026-11-23T23:59:59', '2026-11-24T00:01', 'завтра, 00:01', 'tomorrow, 00:01'],
    ['2026-11-23T12:00', '2026-11-24T00:00', 'полуночи', 'midnight'],
    ['2026-11-23T12:00', '2026-11-25T00:00', 'среды, 00:00', 'Wednesday, 00:00'],
    ['2026-11-21T14:00', '2026-11-23T08:00', 'понедельника, 08:00', 'Monday, 08:00'],
    ['2026-11-22T14:00', '2026-11-23T08:00', 'завтра, 08:00', 'tomorrow, 08:00'],
    ['2026-11-23T14:00', '2026-11-29T23:00', 'воскресенья, 23:00', 'Sunday, 23:00'],
    ['2026-11-23T14:00', '2026-11-30T08:00', '30 ноября, 08:00', '30 November, 08:00'],
    ['2026-12-31T23:30', '2027-01-01T08:00', 'завтра, 08:00', 'tomorrow, 08:00'],
    ['2026-12-30T19:00', '2027-01-11T08:00', '11 января, 08:00', '11 January, 08:00'],
    ['2026-11-23T14:00', '2026-11-22T19:00', '22 ноября, 19:00', '22 November, 19:00'],
  ])('at %s says of %s "до %s" and "until %s"', (now, then, russian, english) => {
    expect(formatUntil(at(then), at(now), ru)).toBe(russian)
    expect(formatUntil(at(then), at(now), en)).toBe(english)
  })

  it('goes by the days of the city', () => {
    const [now, then] = [at('2026-11-23T20:30'), at('2026-11-24T03:00')]
    expect(formatUntil(then, now, ru)).toBe('завтра, 03:00')
    expect(formatUntil(then, now, { ...ru, timeZone: 'Asia/Irkutsk' })).toBe('08:00')
    expect(formatUntil(then, now, { ...ru, timeZone: 'Europe/Kaliningrad' })).toBe('завтра, 02:00')
  })

  it('says the time of day alone only of today', () => {
    const year = { min: at('2026-01-01T00:00'), max: at('2027-12-31T23:59') }
    fc.assert(
      fc.property(fc.integer(year), fc.integer({ min: 0, max: 10 * 86_400_000 }), (now, ahead) => {
        const text = formatUntil(now + ahead, now, ru)
        const isToday =
          new Date(now + 10_800_000).getUTCDate() ===
          new Date(now + ahead + 10_800_000).getUTCDate()
        expect(text === formatClock(now + ahead, ru)).toBe(isToday)
      }),
    )
  })
})
