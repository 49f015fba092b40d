import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  findFaults,
  findRussianWords,
  flatten,
  isUsed,
  keysIn,
  type Texts,
  type UsedKeys,
} from './lib/messageFaults.ts'

/** What an English text may have that Russian ones have: names and codes, and what stands on Russian papers. */
const allowed = [
  /: the same in both: (?:App Store|Google Play|VIN)$/u,
  /: Russian letters: .*(?:А 123 ВС 116|\d\d (?:УА|ТК) \d{6})/u,
]

/** Where code itself has Russian letters, which an English screen shows as they are. */
const russianInCode = [
  /^packages\/ui\/src\/PlateInput\/plateMask\.ts:\d+: const LETTER = /u,
  /^packages\/ui\/src\/PlateInput\/PlateInput\.tsx:\d+: placeholder=\{format === 'russian' \? 'А 000 АА 00' /u,
  /^packages\/spending\/src\/sums\/useGroupName\.ts:\d+: .*replace\(.*г/u,
  // What the columns of companies' files are called, read and never shown.
  /^packages\/coop\/src\/columns\/columnNames\.ts:/u,
  /^packages\/runtime\/src\/personalData\/personalData\.ts:\d+: ru: flags\.pagePersonalDataTitle/u,
]

/** Texts that are found by what a call answers, so that no code spells their keys. */
const namedByAnswers = new Set(['packages/runtime/src/errorTexts'])

const sources = globSync('{packages,apps}/*/src/**/ru.ts')
  .filter((path) => !path.includes('node_modules'))
  .map((path) => dirname(path))
  .toSorted()

/** The keys that the code of a package spells, and that of all who may use the texts of the runtime. */
function codeBeside(folder: string): UsedKeys {
  const home = folder.split('/').slice(0, 2).join('/')
  const read = home === 'packages/runtime' ? '{packages,apps}/*' : home
  return keysIn(
    globSync(`${read}/src/**/*.{ts,tsx}`)
      .filter((path) => !/node_modules|\.test\.|\/testing\/|\/(?:ru|en)\.ts$/u.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  )
}

async function textsOf(folder: string, language: 'ru' | 'en'): Promise<Texts> {
  const path = `${process.cwd()}/${folder}/${language}.ts`
  const found: Record<string, object> = await import(pathToFileURL(path).href)
  if (language === 'en') return flatten(found['en'] ?? {})
  const source = Object.values(found).find((one) => 'ru' in one)
  return flatten(source !== undefined && 'ru' in source ? Object(source.ru) : {})
}

describe('the texts of both languages', () => {
  it('are all found', () => {
    expect(sources.length).toBeGreaterThan(25)
  })

  it.each(sources)('say the same things: %s', async (folder) => {
    const [ru, en] = [await textsOf(folder, 'ru'), await textsOf(folder, 'en')]
    expect(ru.size).toBeGreaterThan(0)
    expect(findFaults(ru, en).filter((fault) => !allowed.some((one) => one.test(fault)))).toEqual(
      [],
    )
  })

  it.each(sources.filter((folder) => !namedByAnswers.has(folder)))(
    'are all used: %s',
    async (folder) => {
      const code = codeBeside(folder)
      const keys = [...(await textsOf(folder, 'ru')).keys()]
      expect(keys.filter((key) => !isUsed(key, code))).toEqual([])
    },
  )
})

describe('code that people see', () => {
  const shown = globSync(
    '{packages/{ui,runtime,payments,sessions,parking,spending,map,permits,auth,profile,city,coop},apps/{portal,coop}}/src/**/*.{ts,tsx}',
  ).filter(
    (path) =>
      !/node_modules|\.(?:test|test-d|stories|testkit)\.|\/(?:testing|stories)\/|\/(?:ru|en)\.ts$/u.test(
        path,
      ),
  )

  it('says no Russian word of its own', () => {
    expect(shown.length).toBeGreaterThan(500)
    const words = shown.flatMap((path) =>
      findRussianWords(readFileSync(path, 'utf8')).map((found) => `${path}:${found}`),
    )
    expect(words.filter((found) => !russianInCode.some((one) => one.test(found)))).toEqual([])
    for (const one of russianInCode) expect(words.some((found) => one.test(found))).toBe(true)
  })

  it.each([
    ["<p>{'да'}</p>", ["1: <p>{'да'}</p>"]],
    ['// да\nconst a = 1 // да', []],
    ['/**\n * да\n */\nconst a = `да`', ['4: const a = `да`']],
    ["const title = () => ({ ru: 'Карта', en: 'Map' })", []],
    ["const title = { ru: 'Карта' }", ["1: const title = { ru: 'Карта' }"]],
    ["const link = 'https://да.рф'", ["1: const link = 'https://да.рф'"]],
  ])('is read right: %s', (code, expected) => {
    expect(findRussianWords(code)).toEqual(expected)
  })
})

describe('a fault', () => {
  const faults = (ru: object, en: object) => findFaults(flatten(ru), flatten(en))
  it.each([
    ['a text is missing in one', { a: 'да' }, {}, ['a: only in Russian']],
    ['or in the other', {}, { a: 'yes' }, ['a: only in English']],
    ['both are the same', { a: 'Push' }, { a: 'Push' }, ['a: the same in both: Push']],
    ['a place is left out', { a: 'до {{time}}' }, { a: 'later' }, ['a: other places: {{time}}']],
    ['English has Russian letters', { a: 'да' }, { a: 'уes' }, ['a: Russian letters: уes']],
    [
      'Russian has one plural form',
      { a_one: '{{count}} зона', a_other: '{{count}} зоны' },
      { a_one: '{{count}} zone', a_other: '{{count}} zones' },
      ['a: Russian needs few', 'a: Russian needs many'],
    ],
    [
      'English has too few of them',
      { a_one: '{{count}} зона', a_few: '{{count}} зоны', a_many: '{{count}} зон' },
      { a_other: '{{count}} zones' },
      ['a: English needs one'],
    ],
    [
      'a counted word has one form for all counts',
      { a: 'Выбрано {{count}} зон' },
      { a: 'Chosen: {{count}}' },
      ['a: a counted word without its plural forms'],
    ],
  ])('is told where %s', (_case, ru, en, expected) => {
    expect(faults(ru, en)).toEqual(expected)
  })

  it('is none where both say what they should', () => {
    const ru = { a: 'до {{time}}', b_one: '{{count}} час', b_few: 'часа', b_many: 'часов' }
    const en = { a: 'until {{time}}', b_one: '{{count}} hour', b_other: 'hours' }
    expect(faults(ru, { ...en, c: '' })).toEqual(['c: only in English'])
    expect(faults(ru, en)).toEqual([])
  })
})

describe('a key that is used', () => {
  it.each([
    ['t("zones.title")', 'zones.title', true],
    ["t('zones.title')", 'zones.other', false],
    ['t(`zones.${kind}`)', 'zones.other', true],
    ['t(`${words}.zone`)', 'within.zone', true],
    ['t(`${words}.zone`)', 'within.parking', false],
    ['t(`${any}`)', 'zones.title', false],
  ])('%s: %s', (written, key, expected) => {
    expect(isUsed(key, keysIn(written))).toBe(expected)
  })
})
