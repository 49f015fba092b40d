import { expect, it } from 'vitest'
import { addUnreadable } from './addUnreadable.ts'

it.each([
  [[], 0],
  [[0, 2, 3], 5],
  [[1, 'all'], 'all'],
  [['all', 0], 'all'],
] as const)('of %j is %j', (counts, sum) => {
  expect(addUnreadable(...counts)).toBe(sum)
})
