import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plateTypes } from './plateTypes.ts'
import { anyUnit, platesOf } from './samplePlates.ts'
import { type PlateRules, validatePlate } from './validatePlate.ts'

const plate = {
  number: 'А123ВС77',
  type: 'standart',
  parts: ['А', '123', 'ВС'],
  region: '77',
  alsoFits: [],
}
const foreign = { number: 'AB1234', type: 'foreign', parts: ['AB1234'], region: '', alsoFits: [] }

test.each(plateTypes.filter((row) => row.accepted).map((row) => row.type))(
  'any %s plate is good',
  (type) => {
    fc.assert(
      fc.property(platesOf(type), ({ typed, number }) => {
        expect(validatePlate(typed)).toMatchObject({ ok: true, plate: { type, number } })
      }),
    )
  },
)

describe('russian', () => {
  test.each([
    'А123ВС77',
    'a123bc77',
    ' А-123 ВС\u00A077\u200B',
    'А.123.ВС.77',
    'А/123/ВС77',
    'А123ВС77 RUS',
  ])('accepts %j', (input) => {
    expect(validatePlate(input)).toStrictEqual({ ok: true, plate })
    expect(validatePlate(input, {})).toStrictEqual({ ok: true, plate })
    expect(validatePlate(input, null)).toStrictEqual({ ok: true, plate })
    expect(validatePlate(input, { format: 'russian' })).toStrictEqual({ ok: true, plate })
  })

  test.each([
    ['', { ok: false, error: 'empty' }],
    [' \u00A0-\u200B', { ok: false, error: 'empty' }],
    [null, { ok: false, error: 'empty' }],
    [undefined, { ok: false, error: 'empty' }],
    [12_345, { ok: false, error: 'empty' }],
    [Symbol('А'), { ok: false, error: 'empty' }],
    ['А123ВС7777', { ok: false, error: 'tooLong' }],
    ['А123ВС7RUS', { ok: false, error: 'tooLong' }],
    ['БМВ1RUS', { ok: false, error: 'format' }],
    ['123D456777RUS', { ok: false, error: 'tooLong' }],
    ['123D456777', { ok: false, error: 'tooLong' }],
    ['ЖЖЖЖЖЖЖЖЖЖ', { ok: false, error: 'tooLong' }],
    ['ЖЖЖЖЖЖЖЖЖ', { ok: false, error: 'format' }],
    ['А', { ok: false, error: 'format' }],
    ['А123ВС7', { ok: false, error: 'format' }],
    ['AB1234', { ok: false, error: 'format' }],
    ['.', { ok: false, error: 'empty' }],
    ['_', { ok: false, error: 'format' }],
    ['\uD800', { ok: false, error: 'format' }],
    ['ßßß', { ok: false, error: 'format' }],
    ['АА1234177RUS', { ok: false, error: 'format', recognisedAs: 'trailer' }],
    ['АА1234177', { ok: false, error: 'format', recognisedAs: 'trailer' }],
    ['АА12ВС77', { ok: false, error: 'format', recognisedAs: 'moped' }],
    ['004cd177', { ok: false, error: 'format', recognisedAs: 'diplomatic' }],
    ['123 D 456 77', { ok: false, error: 'format', recognisedAs: 'diplomatic' }],
  ])('rejects %o', (input, outcome) => {
    expect(validatePlate(input)).toStrictEqual(outcome)
  })
})

describe('foreign', () => {
  test.each(['AB1234', 'ab 1234', ' A-B\u200B1234 '])('accepts %j', (input) => {
    expect(validatePlate(input, { format: 'foreign' })).toStrictEqual({ ok: true, plate: foreign })
  })

  test.each([
    ['1', '1'],
    ['123456789', '123456789'],
    ['A123BC77', 'A123BC77'],
    ['а123вс77', 'A123BC77'],
    ['WХ12345', 'WX12345'],
    ['AB12RUS', 'AB12RUS'],
    ['123a77rus', '123A77RUS'],
    ['ß?!', 'ß?!'],
    ['\uD83D\uDE97', '\uD83D\uDE97'],
  ])('accepts %j as %j, whatever it looks like', (input, number) => {
    expect(validatePlate(input, { format: 'foreign' })).toMatchObject({
      ok: true,
      plate: { number, type: 'foreign' },
    })
  })

  test.each([
    ['', 'empty'],
    ['- -', 'empty'],
    [null, 'empty'],
    ['1234567890', 'tooLong'],
  ])('rejects %o', (input, error) => {
    expect(validatePlate(input, { format: 'foreign' })).toStrictEqual({ ok: false, error })
  })
})

describe('accepted types', () => {
  test.each([
    ['1234АВ77', ['tractor'], 'tractor'],
    ['1234АВ77', ['military'], 'military'],
    ['1234АВ77', ['military', 'tractor', 'moto'], 'moto'],
    ['АА123477', ['trailer'], 'trailer'],
    ['АА123477', ['taxi', 'trailer'], 'taxi'],
    ['АА12ВС77', ['moped'], 'moped'],
    ['004CD177', ['diplomatic'], 'diplomatic'],
  ] as const)('%s with %j is %s', (input, acceptedTypes, type) => {
    expect(validatePlate(input, { acceptedTypes })).toMatchObject({ ok: true, plate: { type } })
  })

  test.each([
    ['А123ВС77', ['taxi'], { ok: false, error: 'format', recognisedAs: 'standart' }],
    ['А123ВС77', [], { ok: false, error: 'format', recognisedAs: 'standart' }],
    ['123D456777', ['diplomatic'], { ok: false, error: 'tooLong' }],
  ] as const)('%s with %j is refused', (input, acceptedTypes, outcome) => {
    expect(validatePlate(input, { acceptedTypes })).toStrictEqual(outcome)
  })

  test('a trailer is read with its own region', () => {
    expect(validatePlate('АА123477', { acceptedTypes: ['trailer'] })).toMatchObject({
      plate: { parts: ['АА', '1234'], region: '77' },
    })
  })

  test('names that do not exist accept nothing', () => {
    const rules = { acceptedTypes: ['bus', 'foreign'] }
    expect(Reflect.apply(validatePlate, undefined, ['А123ВС77', rules])).toMatchObject({
      error: 'format',
    })
  })

  test('they do not concern a foreign plate', () => {
    expect(validatePlate('AB1234', { format: 'foreign', acceptedTypes: [] }).ok).toBe(true)
  })

  test('none are the seven accepted ones', () => {
    const rules = { acceptedTypes: null }
    expect(Reflect.apply(validatePlate, undefined, ['АА12377', rules])).toMatchObject({ ok: true })
  })

  test.each([['taxi'], [''], [true], [{}], [new Set(['taxi'])]])(
    '%o is no list of types, and refused whatever was typed',
    (acceptedTypes) => {
      for (const format of ['russian', 'foreign'])
        for (const input of ['А123ВС77', ''])
          expect(() =>
            Reflect.apply(validatePlate, undefined, [input, { format, acceptedTypes }]),
          ).toThrow(new TypeError("acceptedTypes: expected a list, such as ['taxi']"))
    },
  )
})

describe('parked and owned', () => {
  const listed = [
    'А123ВС77',
    'a123bc77',
    ' a-123 BC 77 ',
    'А123ВС77RUS',
    { number: 'А123ВС77' },
    plate,
  ]

  test.each(listed)('finds %o', (item) => {
    const list = [null, undefined, '', 'В123ВС77', item]
    expect(validatePlate('A123BC77', { parked: list })).toStrictEqual({
      ok: false,
      error: 'parked',
    })
    expect(validatePlate('A123BC77', { owned: list })).toStrictEqual({
      ok: false,
      error: 'duplicate',
    })
    expect(validatePlate('A123BC77', { parked: new Set(list) }).ok).toBe(false)
  })

  test.each(['А123ВС777', 'А123ВС7', 'А123ВС', 'А124ВС77', null, undefined, ''])(
    'passes over %o',
    (item) => {
      expect(validatePlate('А123ВС77', { parked: [item], owned: [item] }).ok).toBe(true)
    },
  )

  test.each([
    ['AB1234', 'ab 12-34', false],
    ['AB1234', 'АВ1234', false],
    ['A123BC77', 'А123ВС77', false],
    ['А123ВС77', 'A123BC77', false],
    ['AB1234', 'AB1235', true],
    ['AB12', 'AB12RUS', true],
    ['AB1234', 'AB12345678', true],
  ])('foreign %s beside %s', (input, item, ok) => {
    const format = 'foreign'
    expect(validatePlate(input, { format, parked: [item] }).ok).toBe(ok)
    expect(validatePlate(input, { format, owned: [item] }).ok).toBe(ok)
  })

  test.each([
    ['', 'empty'],
    ['АА12ВС77', 'format'],
    ['АА12ВС77777', 'tooLong'],
    ['А123ВС77', 'parked'],
  ])('%j with everything against it is %s', (input, error) => {
    const list = ['', 'АА12ВС77', 'АА12ВС77777', 'А123ВС77']
    expect(validatePlate(input, { parked: list, owned: list })).toMatchObject({ error })
  })

  test.each([[null], [undefined], [[5, Symbol('А'), {}]]])('%o holds no plates', (list) => {
    const rules = { parked: list, owned: list }
    expect(Reflect.apply(validatePlate, undefined, ['А123ВС77', rules])).toStrictEqual({
      ok: true,
      plate,
    })
  })

  test.each([[5], ['А123ВС77'], [''], [true], [{}], [new Map()], [() => []]])(
    '%o is no list of plates, and refused whatever was typed',
    (list) => {
      for (const name of ['parked', 'owned'])
        for (const input of ['А123ВС77', ''])
          expect(() => Reflect.apply(validatePlate, undefined, [input, { [name]: list }])).toThrow(
            new TypeError(`${name}: expected a list or a Set of plates, such as ['А123ВС77']`),
          )
    },
  )
})

test('never throws, and says no more than it should', () => {
  const rules: (PlateRules | undefined)[] = [undefined, { format: 'foreign' }]
  const anything = fc.oneof(fc.string({ unit: anyUnit, maxLength: 14 }), fc.anything())
  fc.assert(
    fc.property(anything, fc.constantFrom(...rules), (input, options) => {
      const check = validatePlate(input, options)
      expect(check.ok ? check.plate.number.length : check.error).toSatisfy((outcome: unknown) =>
        typeof outcome === 'number'
          ? outcome > 0 && outcome <= 9
          : ['empty', 'tooLong', 'format'].includes(String(outcome)),
      )
    }),
    { numRuns: 1000 },
  )
})
