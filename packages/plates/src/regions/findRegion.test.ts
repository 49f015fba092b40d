import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRegion } from './findRegion.ts'
import { regions } from './regions.ts'

describe('codes of a region', () => {
  test.each([
    ['01', 'Адыгея', 'Adygea'],
    ['16', 'Татарстан', 'Tatarstan'],
    ['116', 'Татарстан', 'Tatarstan'],
    ['716', 'Татарстан', 'Tatarstan'],
    ['77', 'Москва', 'Moscow'],
    ['99', 'Москва', 'Moscow'],
    ['797', 'Москва', 'Moscow'],
    ['977', 'Москва', 'Moscow'],
    ['190', 'Московская область', 'Moscow Region'],
    ['750', 'Московская область', 'Moscow Region'],
    ['198', 'Санкт-Петербург', 'Saint Petersburg'],
    ['193', 'Краснодарский край', 'Krasnodar Territory'],
    ['323', 'Краснодарский край', 'Krasnodar Territory'],
    ['196', 'Свердловская область', 'Sverdlovsk Region'],
    ['252', 'Нижегородская область', 'Nizhny Novgorod Region'],
    ['186', 'ХМАО — Югра', 'Khanty-Mansi District'],
    ['92', 'Севастополь', 'Sevastopol'],
    ['95', 'Чечня', 'Chechnya'],
    ['04', 'Республика Алтай', 'Altai Republic'],
    ['22', 'Алтайский край', 'Altai Territory'],
  ])('%s is %s', (code, ru, en) => {
    expect(findRegion(code)).toStrictEqual({ ru, en })
  })

  test('every code from 01 to 99 has a region, and every one with a digit before it the same', () => {
    const digits = fc.integer({ min: 1, max: 99 }).map((code) => String(code).padStart(2, '0'))
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (code, before) => {
        const region = findRegion(code)
        expect(region?.ru).toMatch(/^\p{Script=Cyrillic}[\p{Script=Cyrillic}\s—-]+$/u)
        expect(region?.en).toMatch(/^[A-Z][A-Za-z -]+$/)
        expect(findRegion(`${before}${code}`)).toStrictEqual(region)
      }),
      { numRuns: 500 },
    )
  })
})

test.each(['', '1', '00', '000', '100', '016', '1116', 'AB', '7 7', '٧٧', null, 77, undefined])(
  '%j is no code of a region',
  (code) => {
    expect(findRegion(code)).toBeNull()
  },
)

describe('the list of regions', () => {
  test('has the 89 regions and Baikonur, each code once', () => {
    expect(regions).toHaveLength(90)
    const codes = regions.flatMap((region) => region.codes)
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(regions.map(({ ru }) => ru)).size).toBe(90)
    expect(codes.filter((code) => code.length === 2)).toHaveLength(99)
  })

  test.each(regions)('$ru is found by each of its codes', ({ ru, en, codes }) => {
    for (const code of codes) expect(findRegion(code)).toStrictEqual({ ru, en })
  })

  test.each([
    ['77', ['77', '97', '99', '177', '197', '199', '777', '797', '799', '977']],
    ['50', ['50', '90', '150', '190', '750', '790', '250', '550']],
    ['16', ['16', '116', '716']],
    ['20', ['20', '95']],
    ['80', ['80', '180']],
    ['85', ['85', '185']],
  ])('%s', (own, codes) => {
    expect(regions.find((region) => region.codes[0] === own)?.codes).toEqual(codes)
  })
})
