import { expect, it } from 'vitest'
import { compareMatches } from './compareMatches.ts'

const found = [
  { name: 'unknown', rank: 1, metres: null },
  { name: 'far', rank: 1, metres: 900 },
  { name: 'worse', rank: 2, metres: 5 },
  { name: 'near', rank: 1, metres: 30 },
  { name: 'unknown too', rank: 1, metres: null },
  { name: 'best', rank: 0, metres: null },
]

it('puts the best first, of the equally good the nearest, and the unknown as they came', () => {
  expect(found.toSorted(compareMatches).map(({ name }) => name)).toEqual([
    'best',
    'near',
    'far',
    'unknown',
    'unknown too',
    'worse',
  ])
})
