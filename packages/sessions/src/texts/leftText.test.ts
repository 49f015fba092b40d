import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftText } from './leftText.ts'
import type { SessionsText } from './ru.ts'
import { ru } from './ru.ts'

const texts: Readonly<Record<string, string>> = {
  'time.hours': ru.time.hours,
  'time.minutes': ru.time.minutes,
  'time.both': ru.time.both,
  'time.lastMinute': ru.time.lastMinute,
}
const t: SessionsText = (key, values = {}) =>
  (texts[key] ?? '').replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]))
const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Reads milliseconds back from what was said; 0 for less than a minute. */
function readLeft(text: string): number {
  const [, hours = 0] = /(\d+) ч/u.exec(text) ?? []
  const [, minutes = 0] = /(\d+) мин/u.exec(text) ?? []
  return Number(hours) * hour + Number(minutes) * minute
}

describe('leftText', () => {
  it.each([
    [2 * hour + 29 * minute + 58 * second, '2 ч 29 мин'],
    [2 * hour + 14 * minute + 58 * second, '2 ч 14 мин'],
    [2 * hour, '2 ч'],
    [2 * hour - 1, '1 ч 59 мин'],
    [minute, '1 мин'],
    [42 * second, 'меньше минуты'],
  ])('of %d ms is %s', (left, text) => {
    expect(leftText(t, left)).toBe(text)
  })

  it('never says more than is left, nor a minute less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 * hour }), (left) => {
        const said = readLeft(leftText(t, left))
        expect(said).toBeLessThanOrEqual(left)
        expect(said).toBeGreaterThan(left - minute)
      }),
    )
  })
})
