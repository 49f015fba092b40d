import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePlate } from './normalisePlate.ts'
import { anyUnit } from './samplePlates.ts'
import { tidyPlate } from './tidyPlate.ts'

test.each([
  [' wх-12.345 ', 'WХ12345'],
  ['a123bc77 rus', 'A123BC77RUS'],
  ['αＡ', 'ΑＡ'],
  ['', ''],
  [null, ''],
  [77, ''],
])('%o is kept as %j', (input, kept) => {
  expect(tidyPlate(input)).toBe(kept)
})

test.each(['russian', 'foreign'] as const)(
  'what is kept reads as what was typed (%s)',
  (format) => {
    const letters = fc.constantFrom(...Array.from('abcxyABCXYавсхуАВСХУіαＡ -RUSрус123'))
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(letters, anyUnit) }), (typed) => {
        expect(normalisePlate(tidyPlate(typed), format)).toBe(normalisePlate(typed, format))
      }),
      { numRuns: 1000 },
    )
  },
)
