import { expect, test } from 'vitest'
import { hasCyrillic } from './hasCyrillic.ts'

test.each([
  ['Ж 123', true],
  ['1234 уба', true],
  ['АВ 1234', false],
  ['WХ12345', false],
  ['AB1234', false],
  ['ÖΩ1', false],
  ['', false],
  [null, false],
])('%o: %s', (plate, has) => {
  expect(hasCyrillic(plate)).toBe(has)
})
