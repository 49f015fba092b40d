import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSamePlate } from './isSamePlate.ts'
import { mendPlate } from './mendPlate.ts'
import { plateTypes } from './plateTypes.ts'
import { anyUnit, platesOf } from './samplePlates.ts'

describe('letters of a wrong alphabet', () => {
  test.each([
    ['WХ12345', 'foreign', 'WX12345'],
    ['АВ1234', 'foreign', 'AB1234'],
    ['ЖХ1', 'foreign', 'ЖX1'],
    ['ΚΑΕ1234', 'foreign', 'KAE1234'],
    ['А123BС77', 'russian', 'А123ВС77'],
    ['WХ12345', undefined, 'WX12345'],
    ['А123BС77', undefined, 'А123ВС77'],
  ] as const)('%j (%s) is mended: %j', (plate, format, mended) => {
    expect(mendPlate(plate, format)).toBe(mended)
  })
})

describe('nothing to mend', () => {
  test.each([
    ['WX12345', 'foreign'],
    ['Ж1', 'foreign'],
    ['А123ВС77', 'russian'],
    ['A123BC77', 'russian'],
    ['004СD177', 'russian'],
    ['А123ВС77', undefined],
    ['A123BC77', undefined],
    ['АВ1234', undefined],
    ['', 'foreign'],
    [null, 'foreign'],
    [77, undefined],
  ] as const)('%o (%s)', (plate, format) => {
    expect(mendPlate(plate, format)).toBeNull()
  })

  test.each(plateTypes.map((row) => row.type))('a tidy %s plate', (type) => {
    fc.assert(
      fc.property(platesOf(type), ({ number }) => {
        expect(mendPlate(number, 'russian')).toBeNull()
        expect(mendPlate(number)).toBeNull()
      }),
    )
  })
})

test.each(['russian', 'foreign', undefined] as const)(
  'a mended plate is the same one and needs no more mending (%s)',
  (format) => {
    const letters = fc.constantFrom(...Array.from('ABCXавсхЖDI123'))
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(letters, anyUnit) }), (kept) => {
        const mended = mendPlate(kept, format)
        fc.pre(mended !== null)
        expect(isSamePlate(mended, kept, format)).toBe(true)
        expect(mendPlate(mended, format)).toBeNull()
      }),
    )
  },
)
