import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlate } from './parsePlate.ts'
import { plateTypes } from './plateTypes.ts'
import { knownShapes } from './readPlate.ts'
import { recognisePlate } from './recognisePlate.ts'
import { platesOf } from './samplePlates.ts'
import { validatePlate } from './validatePlate.ts'

describe('recognised', () => {
  test.each([
    ['А123ВС77', 'standart', ['А', '123', 'ВС'], '77', []],
    ['АА12377', 'taxi', ['АА', '123'], '77', []],
    ['АА123477', 'taxi', ['АА', '123'], '477', ['trailer', 'military']],
    ['АА1234177', 'trailer', ['АА', '1234'], '177', []],
    ['1234АВ77', 'moto', ['1234', 'АВ'], '77', ['tractor', 'military']],
    ['1234АВ177', 'moto', ['1234', 'АВ'], '177', ['tractor']],
    ['АА12ВС77', 'moped', ['АА', '12', 'ВС'], '77', []],
    ['004СD177', 'diplomatic', ['004', 'СD', '1'], '77', []],
    ['004СD1177', 'diplomatic', ['004', 'СD', '1'], '177', []],
    ['123D45677', 'diplomatic', ['123', 'D', '456'], '77', []],
    ['123D456177', 'diplomatic', ['123', 'D', '456'], '177', []],
    ['123Т45677', 'diplomatic', ['123', 'Т', '456'], '77', []],
    ['123Т456177', 'diplomatic', ['123', 'Т', '456'], '177', []],
    ['ТАВ12377', 'outbound', ['ТАВ', '123'], '77', []],
    ['ТТТ123177', 'outbound', ['ТТТ', '123'], '177', []],
  ])('%s is %s', (number, type, parts, region, alsoFits) => {
    expect(recognisePlate(number)).toStrictEqual({ number, type, parts, region, alsoFits })
  })

  test.each([
    ['004 cd 1 77', '004СD177'],
    ['004 сd 1 77', '004СD177'],
    ['123 t 456 77', '123Т45677'],
    ['123-d-456-77', '123D45677'],
    ['ab 12 ce 77', 'АВ12СЕ77'],
    ['ab 12 ce 77 rus', 'АВ12СЕ77'],
  ])('%j is read as %s', (input, number) => {
    expect(recognisePlate(input)?.number).toBe(number)
  })
})

describe('not recognised', () => {
  test.each([
    '',
    'АВТ12377',
    'ТАВ1237',
    'АА12ВС777',
    '123А45677',
    '123C45677',
    '004DC177',
    '004DD177',
    '004СС177',
    '004АD177',
    '004CТ177',
    'D123ВС77',
    '123D77',
    '1234DВ77',
    'АА1234',
    '123D4567777',
    '123D456777\uD83D\uDE97',
  ])('%j', (input) => {
    expect(recognisePlate(input)).toBeNull()
  })

  test.each([[null], [undefined], [0], [{}]])('%o, which is no string', (input) => {
    expect(recognisePlate(input)).toBeNull()
  })
})

describe.each(plateTypes.map((row) => row.type))('any %s plate', (type) => {
  test('is recognised, however it is typed', () => {
    fc.assert(
      fc.property(platesOf(type), ({ number, typed }) => {
        const plate = recognisePlate(typed)
        expect(plate?.number).toBe(number)
        expect([plate?.type, ...(plate?.alsoFits ?? [])]).toContain(type)
      }),
    )
  })
})

describe.each(plateTypes.filter((row) => row.accepted).map((row) => row.type))('%s', (type) => {
  test('wins over all that are only recognised', () => {
    fc.assert(
      fc.property(platesOf(type), ({ typed }) => {
        expect(recognisePlate(typed)).toMatchObject({ ...parsePlate(typed), type })
      }),
    )
  })
})

describe.each(plateTypes.map((row) => row.type))('the other types of a %s plate', (type) => {
  test('are all that it fits, whichever way it is read', () => {
    fc.assert(
      fc.property(platesOf(type), ({ number, typed }) => {
        const fitting = knownShapes.filter(({ pattern }) => pattern.test(number))
        const types = [...new Set(fitting.map((shape) => shape.type))]
        const others = (own: string) => types.filter((other) => other !== own)
        const plate = recognisePlate(typed)
        expect(plate?.alsoFits).toEqual(others(plate?.type ?? ''))
        const checked = validatePlate(typed, { acceptedTypes: [type] })
        const read = [parsePlate(typed), checked.ok ? checked.plate : null]
        for (const one of read.filter((found) => found !== null)) {
          expect(one.alsoFits).toEqual(others(one.type))
        }
      }),
    )
  })
})

test('a trailer that reads as a taxi is told from every side', () => {
  const alsoFits = ['trailer', 'military']
  expect(parsePlate('AA 1234 77')).toMatchObject({ type: 'taxi', alsoFits })
  expect(validatePlate('AA 1234 77')).toMatchObject({ ok: true, plate: { type: 'taxi', alsoFits } })
  expect(validatePlate('AA 1234 77', { acceptedTypes: ['trailer'] })).toMatchObject({
    plate: { type: 'trailer', alsoFits: ['taxi', 'military'] },
  })
})
