import { expect, test } from 'vitest'
import { readKopecks } from './readKopecks.ts'

test.each([
  ['12.50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  [12.5, 1250],
  [0.1, 10],
  ['-1', -100],
  [-1, -100],
])('reads %s', (value, kopecks) => {
  expect(readKopecks(value)).toBe(kopecks)
})

test.each(['', '12,50', '1e3', '1.234', ' 1', null, undefined, {}, Number.NaN])(
  'refuses %s',
  (value) => {
    expect(readKopecks(value)).toBeNull()
  },
)
