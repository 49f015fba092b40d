import { describe, expect, it } from 'vitest'
import { spanDates } from './spanDisplay.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)

describe('spanDates', () => {
  it.each([
    ['2026-11-21T09:00', '2026-11-21T20:00', 'start'],
    ['2026-11-21T22:00', '2026-11-22T03:59', 'start'],
    ['2026-11-21T22:00', '2026-11-22T04:00', 'both'],
    ['2026-11-21T09:00', '2026-11-22T09:00', 'both'],
  ])('from %s to %s: %s', (from, to, dates) => {
    expect(spanDates(at(from), at(to), 'Europe/Moscow')).toBe(dates)
  })
})
