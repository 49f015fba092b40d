import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlate } from './formatPlate.ts'
import { normalisePlate } from './normalisePlate.ts'
import { parsePlate } from './parsePlate.ts'
import { plateTypes } from './plateTypes.ts'
import { anyUnit, platesOf } from './samplePlates.ts'

const accepted = plateTypes.filter((row) => row.accepted).map((row) => row.type)

test.each([
  ['А123ВС77', 'standart', ['А', '123', 'ВС'], '77'],
  ['А123ВС777', 'standart', ['А', '123', 'ВС'], '777'],
  ['АА12377', 'taxi', ['АА', '123'], '77'],
  ['АА123777', 'taxi', ['АА', '123'], '777'],
  ['АВ123С77', 'transit', ['АВ', '123', 'С'], '77'],
  ['АВ123С777', 'transit', ['АВ', '123', 'С'], '777'],
  ['1234АВ77', 'moto', ['1234', 'АВ'], '77'],
  ['1234АВ777', 'moto', ['1234', 'АВ'], '777'],
  ['А123477', 'mvdStandart', ['А', '1234'], '77'],
  ['А1234777', 'mvdStandart', ['А', '1234'], '777'],
  ['123А77', 'mvdTrailer', ['123', 'А'], '77'],
  ['123А777', 'mvdTrailer', ['123', 'А'], '777'],
  ['1234А77', 'mvdMoto', ['1234', 'А'], '77'],
  ['1234А777', 'mvdMoto', ['1234', 'А'], '777'],
])('%s is %s', (number, type, parts, region) => {
  expect(parsePlate(number)).toMatchObject({ number, type, parts, region })
})

describe('accepted', () => {
  test.each([
    ['a123bc77', 'А123ВС77'],
    ['A123BC77', 'А123ВС77'],
    ['а123вс77', 'А123ВС77'],
    ['  а 123 вс 77  ', 'А123ВС77'],
    ['А-123-ВС-77', 'А123ВС77'],
    ['А‐123‑ВС‒77', 'А123ВС77'],
    ['А–123—ВС―77', 'А123ВС77'],
    ['А−123﹣ВС－77', 'А123ВС77'],
    ['А\u00A0123\u202FВС\u200977', 'А123ВС77'],
    ['\uFEFFА\u200B123\u200CВС\u200D77\u2060', 'А123ВС77'],
    ['\u202AА123ВС77\u202C', 'А123ВС77'],
    ['А\u00AD123ВС77\uFE0F', 'А123ВС77'],
    ['А123ВС77\r\n', 'А123ВС77'],
    ['А123\u0000ВС77', 'А123ВС77'],
    ['А123\u{10EAD}ВС77', 'А123ВС77'],
    ['А123ВС77RUS', 'А123ВС77'],
    ['А123ВС777 RUS', 'А123ВС777'],
    ['а 123 вс 77 rus', 'А123ВС77'],
    ['a123bc77 R-U-S.', 'А123ВС77'],
    ['А123ВС77РУС', 'А123ВС77'],
    ['А 123 ВС 77 рус', 'А123ВС77'],
    ['А123ВС77PYC', 'А123ВС77'],
    ['А123ВС77\u{1F1F7}\u{1F1FA}', 'А123ВС77'],
    ['А123ВС77 RUS \u{1F1F7}\u{1F1FA}', 'А123ВС77'],
    ['А123ВС77 \u{1F1F7}\u{1F1FA} RUS', 'А123ВС77'],
    ['123a77rus', '123А77'],
    ['o000oo00', 'О000ОО00'],
    ['a999km777', 'А999КМ777'],
    ['e001kx777', 'Е001КХ777'],
    ['y001mh777', 'У001МН777'],
    ['p001ot777', 'Р001ОТ777'],
  ])('%j', (input, number) => {
    expect(parsePlate(input)?.number).toBe(number)
  })
})

describe('rejected', () => {
  test.each([
    '',
    ' ',
    'А123ВС',
    'А123ВС7',
    'А123ВС7777',
    'А12ВС77',
    'А1234ВС77',
    'Ж123ВС77',
    'Я123ВС77',
    'D123BC77',
    'A123DC77',
    'R123BC77',
    'RUS',
    'А123ВС7RUS',
    'А123ВС7RU',
    'А123ВС77RU',
    'А123ВС77R',
    'А123ВС77US',
    'RUSА123ВС77',
    'А123RUSВС77',
    'А123ВС77RUSRUSRUS',
    'А_123_ВС_77',
    'А123ВС7７',
    'А１２３ВС77',
    'А١٢٣ВС77',
    'Ａ123ВС77',
    'А\u0301123ВС77',
    '1️⃣23А77',
    'ᲀ123ВС77',
    'α123ВС77',
    '\u212A123ВС77',
    '\uD800А123ВС77',
    'А123ВС77\uDC00',
    'А123\uD83D\uDE97ВС77',
    'ВС77',
    '77',
    '12345678',
    'АА1234777',
    'АА12ВС77',
    '004CD177',
    '123D45677',
    '123Т45677',
    `${'0'.repeat(40)}АА123ВС77`,
  ])('%j', (input) => {
    expect(parsePlate(input)).toBeNull()
  })

  test.each([
    [null],
    [undefined],
    [77],
    [Number.NaN],
    [10n],
    [Symbol('А123ВС77')],
    [true],
    [{ toString: () => 'А123ВС77' }],
    [['А123ВС77']],
    [() => 'А123ВС77'],
  ])('%o, which is no string', (input) => {
    expect(parsePlate(input)).toBeNull()
  })
})

describe.each(accepted)('any %s plate', (type) => {
  test('is read, however it is typed', () => {
    fc.assert(
      fc.property(platesOf(type), ({ number, groups, typed }) => {
        const parts = groups.slice(0, -1)
        expect(parsePlate(typed)).toMatchObject({ number, type, parts, region: groups.at(-1) })
      }),
    )
  })

  test('is the same after being formatted', () => {
    fc.assert(
      fc.property(platesOf(type), ({ typed }) => {
        const plate = parsePlate(typed)
        expect(parsePlate(formatPlate(plate))).toStrictEqual(plate)
      }),
    )
  })

  test.each(['RUS', ' rus', '-РУС', '\u{1F1F7}\u{1F1FA}'])(
    'is the same with %j after it',
    (country) => {
      fc.assert(
        fc.property(platesOf(type), ({ typed }) => {
          expect(parsePlate(typed + country)).toStrictEqual(parsePlate(typed))
          expect(parsePlate(country + typed)).toBeNull()
        }),
      )
    },
  )

  test('is no plate with one more letter', () => {
    fc.assert(
      fc.property(platesOf(type), fc.constantFrom(...Array.from('ДЖЯDRZ')), ({ typed }, letter) => {
        expect(parsePlate(typed + letter)).toBeNull()
        expect(parsePlate(letter + typed)).toBeNull()
      }),
    )
  })
})

test('reads a text as it reads the tidy text', () => {
  const typed = fc.oneof(
    fc.string({ unit: anyUnit, maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('АВа 1234-bD\u200B\uD83D\uDE97\uDB40\uDC01')),
      maxLength: 14,
    }),
  )
  fc.assert(
    fc.property(typed, (input) => {
      expect(parsePlate(input)).toStrictEqual(parsePlate(normalisePlate(input)))
    }),
    { numRuns: 1000 },
  )
})
