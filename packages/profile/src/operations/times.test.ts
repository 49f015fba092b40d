import { describe, expect, it } from 'vitest'
import { dayOf, spanOf, timeOf } from './times.ts'

const zone = 'Europe/Moscow'
const at = (text: string) => Date.parse(`${text}+03:00`)

describe('dayOf and timeOf', () => {
  it('speak the city’s time, whatever the device’s zone is', () => {
    const evening = at('2026-11-21T20:05:00')
    expect([dayOf(evening, 'ru', zone), timeOf(evening, 'ru', zone)]).toEqual([
      '21 нояб. 2026',
      '20:05',
    ])
    expect([dayOf(evening, 'en', 'Asia/Irkutsk'), timeOf(evening, 'en', 'Asia/Irkutsk')]).toEqual([
      '22 Nov 2026',
      '01:05',
    ])
  })

  it('have no 24th hour', () => {
    expect(timeOf(at('2026-11-21T00:00:00'), 'en', zone)).toBe('00:00')
  })
})

describe('spanOf', () => {
  const noon = '2026-11-21T12:00'

  it.each([
    [noon, '2026-11-21T23:59', noon, '12:00 – 23:59'],
    [noon, '2026-11-21T23:59', '2026-11-20T12:00', '21 Nov 2026, 12:00 – 23:59'],
    ['2026-11-21T22:00', '2026-11-22T03:59', noon, '21 Nov 2026, 22:00 – 03:59'],
    ['2026-11-21T22:00', '2026-11-22T04:00', noon, '21 Nov 2026, 22:00 – 22 Nov 2026, 04:00'],
  ])('writes %s to %s beside %s', (from, to, beside, text) => {
    const span = { from: at(`${from}:00`), to: at(`${to}:00`), beside: at(`${beside}:00`) }
    expect(spanOf(span, 'en', zone)).toBe(text)
  })
})
