import { expect, it } from 'vitest'
import { isDateOnly } from './isDateOnly.ts'

it.each(['2026-11-21', '2024-02-29', '1900-01-01', '2899-12-31'])('accepts %s', (day) => {
  expect(isDateOnly(day)).toBe(true)
})

it.each(['', 'x', '2026-02-31', '2026-13-01', '2026-1-1', '21.11.2026', '9999-12-31', null, 5])(
  'refuses %j',
  (day) => {
    expect(isDateOnly(day)).toBe(false)
  },
)
