import { expect, it } from 'vitest'
import { howNear } from './howNear.ts'

it.each([
  [300, 0, 'near'],
  [300, 5000, 'near'],
  [301, 0, 'far'],
  [310, 10, 'unsure'],
  [311, 10, 'far'],
  [5000, 5000, 'unsure'],
] as const)('a place %d m away is, by a position off by %d m, %s', (metres, accuracy, expected) => {
  expect(howNear(metres, { accuracy })).toBe(expected)
})
