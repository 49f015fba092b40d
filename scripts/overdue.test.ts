import { expect, it } from 'vitest'
import { daysBehind } from './lib/overdue.ts'

const releases = {
  created: '2020-01-01T00:00:00Z',
  modified: '2026-11-01T00:00:00Z',
  '1.0.0': '2026-01-01T00:00:00Z',
  '2.0.0-beta.1': '2026-02-01T00:00:00Z',
  '1.1.0': '2026-03-01T00:00:00Z',
  '2.0.0': '2026-10-01T00:00:00Z',
}
const now = Date.parse('2026-11-01T12:00:00Z')

it.each([
  ['1.0.0', 245],
  ['1.1.0', 31],
  ['2.0.0', 0],
  ['9.9.9', null],
])('counts the days since something newer than %s was out: %j', (current, days) => {
  expect(daysBehind(current, releases, now)).toBe(days)
})
