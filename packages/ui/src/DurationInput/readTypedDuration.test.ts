import { expect, it } from 'vitest'
import { readTypedDuration } from './readTypedDuration.ts'

const quarters = Array.from({ length: 96 }, (_, index) => 15 * (index + 1))

it.each([
  ['90', 90],
  ['0100', 60],
  ['0130', 90],
  ['1:30', 90],
  ['01:30', 90],
  ['2:', 120],
  ['2400', 1440],
  // What is not sold: never shorter than what was typed, unless nothing is longer.
  ['50', 60],
  ['1:01', 75],
  ['0', 15],
  ['9900', 1440],
])('reads %s as %d minutes', (typed, minutes) => {
  expect(readTypedDuration(typed, quarters)).toBe(minutes)
})

it.each(['', ':', ':30', '1:2:3', '123:', '01000', 'x', '1.5'])('reads %j as nothing', (typed) => {
  expect(readTypedDuration(typed, quarters)).toBeNull()
})

it('finds nothing where nothing can be had', () => {
  expect(readTypedDuration('90', [])).toBeNull()
})
