/**
 * Writes everything that might become a vector into a file: what is worth asking by hand, which every
 * choice keeps, and far more that is drawn. The same each time.
 */
import { writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { plateTypes, recognisePlate, vehicleCategories } from '../src/index.ts'
import { regions } from '../src/regions/index.ts'
import { platesOf } from '../src/samplePlates.ts'
import { answer, type Questions, type Row } from './vectors.ts'

const seed = 20_261_128
const types = plateTypes.map(({ type }) => type)
const draw = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
  fc.sample(arbitrary, { seed, numRuns })

/** Whatever is dropped between letters: each kind, and those that are easily forgotten. */
const separators = Array.from(
  ' -./\t\n\u00A0\u00AD\u034F\u061C\u1680\u180E\u2002\u2009\u200B\u200D\u200E\u2010\u2011\u2013\u2014\u202F\u2043\u205F\u2060\u2212\u2800\u3000\u301C\u3164\uFE0F\uFE58\uFEFF\uFF0D\uFFF9\uFFFB',
).concat('\u{E0000}', '\u{E0001}', '\u{E0100}', '\u{E0FFF}', '\u0000', '\u0085', '\u007F')

/** What looks like a part of a plate, or is left out by a slip, and is none. */
const oddities = Array.from('_!,;:|\'"()№#@·•¦+=~＿０１Ａ．ⅠÄßıſµéΑХWDЖЁIVЗБ').concat(
  '\u212A',
  '\u0301',
  '\u{1D400}',
  '\u{1F697}',
  '\u{1F1F7}',
  '\u{1F1FA}\u{1F1F7}',
)

const typed = [
  'А123ВС77|a123bc77|а 123-вс 777|A123BC77 RUS|А123ВС77 РУС|А123ВС77RU',
  'А123ВС77\u{1F1F7}\u{1F1FA}|А\u200B123\u00A0ВС—77|AA 123 77|AA 1234 77|AA 1234 177',
  'AB 123 C 77|1234 AB 77|A 1234 77|123 A 77|1234 A 177|AB 12 CE 77|004 CD 1 77',
  '123 D 456 77|123 T 456 77|TAB 123 77|AB-1234|wх 12345|Ж123ВС77|А123ВС7|А123ВС77А123',
  'А１２３ВС77|| ',
  // The country after a whole plate, and where it is none.
  'А123ВС77RUSРУС|А123ВС77RUSRUSRUS|004cd177\u{1F1F7}\u{1F1FA}|123456rus|rus|АВ1234RUS',
  '123А77RUS|RUSА123ВС77|А123ВС77 R U S|А123ВС777RUS|А123ВС77RUSA',
  'АА12377 rus \u{1F1F7}\u{1F1FA}|АА12377РУСRUSРУС|А123ВС77RU S7|AB1234RUS',
  '123D456177RUS|ТАВ123177РУС|А123ВС7RUS|А123ВС77\u{1F1FA}\u{1F1F7}',
  // Every letter in each case and alphabet.
  'АВЕКМНОРСТУХ|авекмнорстух|ABEKMHOPCTYX|abekmhopctyx|dfgijlnqrsuvwz|жщёђџ|ѕіјүӏԛԝ',
  'ЅІЈҮӀԚԜ|ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ|αβεζηικμνορτυχ|ΓΔΘΛΞΠΣΦΨΩ|ＡＺａｚ０９|．！：＠［｀｛',
  'БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯЁ|ßıſﬀŉµ|ᲀᲂᲃᲄᲅ|éöäЀѝ|@[`{AZaz|0123456789|/:09',
  // A zero for the letter О, the letter for a zero.
  'О0010077|0001ОО77|00010077|0001OO177|О00100777|а 123 0с 116|АО23ВС77|А1О3ВСО7',
  '0123АВ77|О001ОО77|1234ОО77|О0010000|О00100077|ОО00177|0001ОО7|А123ВСО0|А123ВС00',
  'А123ВС007|О123ОО1О0|АО00ОО77|123О77|ОО12377',
  // Regions of every length.
  'А123ВС01|А123ВС99|А123ВС100|А123ВС797|А123ВС977|А123ВС000|А123ВС7777',
  // Too short, too long, one sign in a wrong place.
  '123456789|1234567890|АА12ВС777|АВТ12377|ТАВ1237|123А45677|123С45677|004DC177',
  '004DD177|004СС177|004АD177|004СТ177|D123ВС77|123D77|1234DВ77|АА1234|123D4567777',
  '123D456777|123D456777\u{1F697}|ТТТ123177|АА12ВС77777|1А23ВС77|А12ВС77|А1234ВС77',
  'А123В77|А123ВСЕ77|АА123477|АА1234177|1234АВ177|004СD1177|123D456177|123Т456177',
  'В 123 45|АВ12345|XX 00 ХХ 00',
  // Whose plate it is.
  'BMW|1A|A|Ж|123 456|AB_1234|AB1234!|α123|車123|AB１２|\u{1F697}|BÖ AB 12|R123BC77',
  'A123BC7|A123BC77A|1234 AB-7|AВ1234|А123|ЖХ1|Ж1|А123BС77|ΚΑΕ1234|АВ1234|WX12345',
  '1234 уба|АВ 1234 Ж|ÀÉ-1|AB/1234',
  // More than nine characters, counted in UTF-16 units.
  '\u{1F697}\u{1F697}\u{1F697}\u{1F697}|\u{1F697}\u{1F697}\u{1F697}\u{1F697}\u{1F697}',
  '\u{10428}1|\u{E0100}4523АА62',
].flatMap((line) => line.split('|'))

/** A plate as somebody writes it: in one alphabet and case, or in several; with separators. */
const writing = fc.record({
  letters: fc.constantFrom('cyrillic', 'latin', 'mixed'),
  lower: fc.constantFrom('none', 'all', 'some'),
  between: fc.constantFrom('', '', ...separators),
  country: fc.constantFrom(...'||||RUS| rus|РУС|рус| RU|\u{1F1F7}\u{1F1FA}| RUS RUS'.split('|')),
  noise: fc.infiniteStream(fc.nat(9)),
})
const twins = new Map(
  Array.from('АВЕКМНОРСТУХ', (letter, at) => [letter, 'ABEKMHOPCTYX'.charAt(at)]),
)
const written = (plates: fc.Arbitrary<{ readonly groups: readonly string[] }>) =>
  fc.tuple(plates, writing).map(([{ groups }, { letters, lower, between, country, noise }]) => {
    const chance = () => Number(noise.next().value) < 4
    const text = Array.from(groups.join('|'), (sign) => {
      if (sign === '|') return between
      const isLatin = letters === 'latin' || (letters === 'mixed' && chance())
      const letter = isLatin ? (twins.get(sign) ?? sign) : sign
      return lower === 'all' || (lower === 'some' && chance()) ? letter.toLowerCase() : letter
    })
    return text.join('') + country
  })

/** A plate with a slip: a sign too many, too few, or another one. */
const slips = (plates: fc.Arbitrary<string>) =>
  fc
    .tuple(
      plates,
      fc.nat(9),
      fc.constantFrom('drop', 'double', 'replace', 'add'),
      fc.constantFrom(...oddities, ...separators, ...Array.from('0О7АС')),
    )
    .map(([plate, place, kind, sign]) => {
      const signs = Array.from(plate)
      const at = place % (signs.length || 1)
      const here = signs[at] ?? ''
      const by = { drop: '', double: here + here, replace: sign, add: sign + here }[kind]
      return signs.toSpliced(at, 1, by).join('')
    })

const foreign = fc
  .tuple(
    fc.array(
      fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabzÄöŠßАВСХвхЅіЈΑΒΧχＡｚЖя')),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    fc.constantFrom('', ' ', '-', '·', '\u2009'),
    fc.array(fc.constantFrom(...Array.from('0123456789０９')), { maxLength: 6 }),
    fc.boolean(),
  )
  .map(([letters, between, digits, turned]) => {
    const groups = [letters.join(''), digits.join('')]
    return (turned ? groups.toReversed() : groups).join(between)
  })

const plain = fc.constantFrom(...types).chain((type) => platesOf(type).map(({ number }) => number))
const zeros = fc
  .array(fc.constantFrom(...Array.from('00ОО1ВС7O')), { minLength: 7, maxLength: 9 })
  .map((signs) => signs.join(''))
/** Some of each type, which every choice keeps: the table of types is no code that is changed. */
const ofEachType = types.flatMap((type) => draw(written(platesOf(type)), 12))
const drawn = [
  ...types.flatMap((type) => draw(written(platesOf(type)), 70)),
  ...draw(slips(plain), 700),
  ...draw(foreign, 300),
  ...draw(zeros, 150),
  ...separators.map((sign) => `А${sign}123ВС 77${sign}`),
  ...separators.map((sign) => `a-12${sign}34`),
  ...oddities.map((sign) => `А123${sign}ВС77`),
  ...oddities.map((sign) => `x1${sign}`),
]

type Call = Questions['calls'][number]
const call = (name: Call['function'], ...given: readonly unknown[]): Call => ({
  function: name,
  arguments: given,
})

const plate = recognisePlate('А123ВС77')
const lists = [
  ['А123ВС77'],
  ['a123bc77'],
  [' a-123 BC 77 '],
  ['А123ВС77RUS'],
  [plate],
  [null, '', 'В123ВС77', { number: 'А123ВС77' }],
  [null, ''],
  ['А123ВС777', 'А124ВС77'],
  [],
]
const formats = ['russian', 'foreign'] as const
const rules: readonly (readonly [string, object | null])[] = [
  ['А123ВС77', null],
  ['А123ВС77', {}],
  ...lists.flatMap((list) => [
    ['A123BC77', { parked: list }] as const,
    ['A123BC77', { owned: list }] as const,
    ['A123BC77', { parked: list, owned: ['А123ВС77'] }] as const,
    ['A123BC77', { format: 'foreign', parked: list }] as const,
    ['A123BC77', { format: 'foreign', parked: [], owned: list }] as const,
  ]),
  ...'|- -|1234567890|123456789|wх 12345|AB12RUS|Ж1|А123ВС77'
    .split('|')
    .flatMap((input) => formats.map((format) => [input, { format }] as const)),
  ['AB1234', { format: 'foreign', acceptedTypes: [] }],
  ['AB1234', { format: 'foreign', parked: ['АВ 1234'] }],
  ['AB12', { format: 'foreign', owned: ['AB12RUS'] }],
  ...['', 'АА12ВС77', 'АА12ВС77777', 'А123ВС77'].map(
    (input) => [input, { parked: [input, 'А123ВС77'], owned: [input] }] as const,
  ),
  ...'АА123477|1234АВ77|АА12ВС77|ТАВ12377'
    .split('|')
    .flatMap((input) =>
      [
        [],
        ...types.map((type) => [type]),
        ['trailer', 'taxi'],
        ['military', 'tractor', 'moto'],
      ].map((acceptedTypes) => [input, { acceptedTypes }] as const),
    ),
]

const pairs: readonly (readonly [string | null, string | null])[] = [
  ['А123ВС77', 'a 123 bc 77'],
  ['А123ВС77', 'А123ВС777'],
  ['WХ12345', 'WX12345'],
  ['', ''],
  ['А123ВС77', 'A123BC77RUS'],
  ['AB1234', 'АВ1234'],
  ['Ж1', 'ж 1'],
  ['SІ12', 'SI12'],
  [' ', '-'],
  ['ΚΑΕ1234', 'KAE1234'],
  ['Ж1', 'X1'],
  ['А123ВС77', 'RUS'],
  ['AB12', 'AB12RUS'],
  ['', ' '],
  ['А123ВС77', 'А128ВС77'],
  ['В123ВС77', 'А123ВС77'],
  ['А123ВС77', 'А123ВС78'],
  ['А1', ''],
  ['А123ВС177', 'А123ВС77'],
  ['123ВС77', 'А123ВС77'],
  ['А123ВС77', 'А132ВС77'],
  ['', 'А1'],
  ['А123ВС77', 'АВ23С77'],
  ['АВ23С77', 'А123ВС77'],
  ['11111', '111'],
  ['1212', '2121'],
  ['АВ', 'ВА'],
  [`${'А'.repeat(20)}${'1'.repeat(16)}В`, `${'А'.repeat(20)}В`],
  ['1'.repeat(17), '2'],
  ['2', '1'.repeat(17)],
  ['А123ВС77', null],
  [null, 'А123ВС77'],
  [null, null],
]
const plateLike = fc
  .array(fc.constantFrom('А', 'В', '1', '2', 'D'), { maxLength: 9 })
  .map((signs) => signs.join(''))
const drawnPairs = [
  ...draw(fc.tuple(plateLike, plateLike), 150),
  ...draw(
    fc
      .tuple(plain, fc.constant('|'))
      .chain(([one]) => fc.tuple(fc.constant(one), slips(fc.constant(one)))),
    150,
  ),
]

const stored = 'WХ12345|АВ1234|ЖХ1|ΚΑΕ1234|А123BС77|WX12345|Ж1|А123ВС77|A123BC77|004СD177|'.split(
  '|',
)
const regionCodes = '00|000|100|077|7||А7|7777| 77|777|799|977|177|716|101|577|350'.split('|')

const withoutInput = [
  'tidyPlate',
  'normalisePlate',
  'plateKey',
  'formatPlate',
  'detectFormat',
  'parsePlate',
  'recognisePlate',
  'guessPlate',
  'mendPlate',
  'hasCyrillic',
  'validatePlate',
] as const

const calls: readonly Call[] = [
  ...rules.map((given) => call('validatePlate', ...given)),
  ...pairs.flatMap(([a, b]) => [
    call('isSamePlate', a, b),
    call('isSamePlate', a, b, 'foreign'),
    call('plateDifference', a, b),
  ]),
  ...[...types, 'foreign'].flatMap((type) =>
    [...vehicleCategories, null].map((category) => call('categoryFits', type, category)),
  ),
  ...regions.map(({ codes: [code] }) => call('findRegion', code)),
  ...[...regionCodes, null].map((code) => call('findRegion', code)),
  ...stored.flatMap((one) => formats.map((format) => call('mendPlate', one, format))),
  ...stored.flatMap((one) => formats.map((format) => call('plateKey', one, format))),
  call('plateKey', 'a123bc77 rus', 'russian'),
  call('formatPlate', plate),
  call('formatPlate', {
    number: 'BMW1',
    type: 'foreign',
    parts: ['BMW1'],
    region: '',
    alsoFits: [],
  }),
  ...withoutInput.map((name) => call(name, null)),
  call('normalisePlate', null, 'foreign'),
  call('mendPlate', null, 'foreign'),
]
const drawnCalls: readonly Call[] = [
  ...drawnPairs.flatMap(([a, b]) => [
    call('isSamePlate', a, b),
    call('isSamePlate', a, b, 'foreign'),
    call('plateDifference', a, b),
  ]),
  ...draw(slips(plain), 150).map((one) => call('parsePlate', one)),
  ...types
    .flatMap((type) => draw(platesOf(type), 10))
    .map(({ number }) => call('parsePlate', number)),
]

/** Each question once, with its answer. */
function answers(rows: readonly Row[]): object[] {
  const questions = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return Array.from(questions.values(), answer)
}

const asked = (inputs: readonly string[]) => inputs.map((input) => ({ input }))
writeFileSync(
  process.argv[2] ?? '',
  JSON.stringify({
    plates: answers([...asked(typed), ...asked(ofEachType), ...asked(drawn)]),
    calls: answers([...calls, ...drawnCalls]),
    kept: {
      plates: answers(asked([...typed, ...ofEachType])).length,
      calls: answers(calls).length,
    },
  }),
)
