import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePlate } from './normalisePlate.ts'
import { anyUnit } from './samplePlates.ts'

const everyUnit = Array.from({ length: 0x1_00_00 }, (_, unit) => String.fromCharCode(unit))
const everyCharacter = Array.from({ length: 0x11_00_00 }, (_, point) => String.fromCodePoint(point))

describe('russian', () => {
  test.each([
    ['abekmhopctyx', 'АВЕКМНОРСТУХ'],
    ['ABEKMHOPCTYX', 'АВЕКМНОРСТУХ'],
    ['авекмнорстух', 'АВЕКМНОРСТУХ'],
    ['АВЕКМНОРСТУХ', 'АВЕКМНОРСТУХ'],
    ['dfgijlnqrsuvwz', 'DFGIJLNQRSUVWZ'],
    ['жщёђџ', 'ЖЩЁЂЏ'],
    ['0123456789', '0123456789'],
    [' a 123-bc\u00A077 ', 'А123ВС77'],
    ['ß', 'ß'],
    ['ı', 'ı'],
    ['ſ', 'ſ'],
    ['ﬀ', 'ﬀ'],
    ['ŉ', 'ŉ'],
    ['µ', 'µ'],
    ['ᲀᲂᲃᲄᲅ', 'ᲀᲂᲃᲄᲅ'],
    ['é', 'É'],
    ['a.b_c', 'АВ_С'],
    ['a/1', 'А1'],
    ['１Ａ', '１Ａ'],
    ['a 123 bc 77 rus', 'А123ВС77'],
    ['А123ВС77RUSРУС', 'А123ВС77'],
    ['А123ВС77RUSRUSRUS', 'А123ВС77RUSRUSRUS'],
    ['004cd177\u{1F1F7}\u{1F1FA}', '004СD177'],
    ['rus', 'RUS'],
    ['123456rus', '123456RUS'],
    ['АВ1234RUS', 'АВ1234RUS'],
    ['\uD800a\uDC00', '\uD800А\uDC00'],
  ])('%j becomes %j', (input, expected) => {
    expect(normalisePlate(input)).toBe(expected)
    expect(normalisePlate(input, 'russian')).toBe(expected)
  })
})

describe('foreign', () => {
  test.each([
    ['ab-1234', 'AB1234'],
    ['az{', 'AZ{'],
    ['`@[', '`@['],
    ['АВ 12', 'AB12'],
    ['ав', 'AB'],
    ['WХ12345', 'WX12345'],
    ['авекмнорстух', 'ABEKMHOPCTYX'],
    ['ѕіјүӏԛԝ', 'SIJYIQW'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αβεζηικμνορτυχ', 'ABEZHIKMNOPTYX'],
    ['ＡＺａｚ０９', 'AZAZ09'],
    ['．！', '．！'],
    ['БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯЁ', 'БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯЁ'],
    ['ΓΔΘΛΞΠΣΦΨΩ', 'ΓΔΘΛΞΠΣΦΨΩ'],
    ['b mw\u200B 1', 'BMW1'],
    ['ß', 'ß'],
    ['öä', 'ÖÄ'],
    ['a123bc77rus', 'A123BC77RUS'],
    ['А123ВС77РУС', 'A123BC77PYC'],
    ['ı', 'ı'],
  ])('%j becomes %j', (input, expected) => {
    expect(normalisePlate(input, 'foreign')).toBe(expected)
  })
})

test('whatever is typed, a foreign plate has no letter that only looks Latin', () => {
  const letters = 'АВЕКМНОРСТУХавекмнорстухЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧＡＸ'
  const typed = fc.string({
    unit: fc.oneof(fc.constantFrom(...Array.from(letters), 'X', ' ', 'Ж', '1'), anyUnit),
  })
  fc.assert(
    fc.property(typed, (input) => {
      expect(normalisePlate(input, 'foreign')).not.toMatch(/[АВЕКМНОРСТУХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧＡＸ]/u)
    }),
    { numRuns: 1000 },
  )
})

test.each([[null], [undefined], [77], [10n], [Symbol('A')], [{}], [[]], [new String('A')]])(
  '%o, which is no string, counts as empty',
  (input) => {
    expect(normalisePlate(input)).toBe('')
    expect(normalisePlate(input, 'foreign')).toBe('')
  },
)

test.each([
  ['white space', /\s/u],
  ['dashes', /\p{Dash}/u],
  ['dash punctuation', /\p{Pd}/u],
  ['space separators', /\p{Zs}/u],
  ['invisible characters', /\p{Default_Ignorable_Code_Point}/u],
  ['controls', /\p{Cc}/u],
  ['dots and slashes', /[./]/u],
  ['marks that no property names', /[\u2043\u2800\uFFF9-\uFFFB]/u],
])('drops all %s', (_, kind) => {
  const kept = everyCharacter.filter(
    (character) => kind.test(character) && normalisePlate(`1${character}2`) !== '12',
  )
  expect(kept).toEqual([])
})

test('drops nothing else', () => {
  const visible = /[^\s./\p{Dash}\p{Default_Ignorable_Code_Point}\p{Cc}\u2043\u2800\uFFF9-\uFFFB]/u
  const dropped = everyUnit.filter(
    (unit) => visible.test(unit) && normalisePlate(unit, 'foreign').length !== 1,
  )
  expect(dropped).toEqual([])
})

test('no other character becomes one of a Russian plate', () => {
  const plain = /[0-9АВЕКМНОРСТУХавекмнорстухABEKMHOPCTYXabekmhopctyx]/u
  const raised = everyCharacter.filter(
    (character) => !plain.test(character) && /[0-9АВЕКМНОРСТУХ]/u.test(normalisePlate(character)),
  )
  expect(raised).toEqual([])
})

test('finds a separator whose halves meet', () => {
  expect(normalisePlate('1\uDB40 \uDC012')).toBe('12')
  expect(normalisePlate('\uD83D \uDE97')).toBe('\uD83D\uDE97')
  expect(normalisePlate('\uDB40\uDB40\uDC01\uDC01')).toBe('')
})

test.each(['russian', 'foreign'] as const)('doing it twice changes nothing (%s)', (format) => {
  const anything = fc.oneof(
    fc.string({ unit: anyUnit }),
    fc.string({ unit: fc.constantFrom(...everyUnit.slice(0xd8_00, 0xe0_00), ' ', 'a') }),
  )
  fc.assert(
    fc.property(anything, (input) => {
      const once = normalisePlate(input, format)
      expect(normalisePlate(once, format)).toBe(once)
    }),
    { numRuns: 1000 },
  )
  const unstable = everyUnit.filter((unit) => {
    const once = normalisePlate(unit, format)
    return normalisePlate(once, format) !== once
  })
  expect(unstable).toEqual([])
})

test.each([8192, 8193, 16_384, 20_000])('keeps all of %i characters', (length) => {
  expect(normalisePlate('a1'.repeat(length / 2))).toBe('А1'.repeat(length / 2))
  expect(normalisePlate('x'.repeat(length), 'foreign')).toBe('X'.repeat(length))
})
