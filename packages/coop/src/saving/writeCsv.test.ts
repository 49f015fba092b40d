import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './writeCsv.ts'

const heads = ['Имя', 'Телефон']

describe('a table for a spreadsheet', () => {
  it('has headers, the separator of its language and the mark of UTF-8', () => {
    const table = [heads, ['Водитель; Первый', '79001000001']]
    expect(writeCsv(table, 'ru')).toBe('\uFEFFИмя;Телефон\r\n"Водитель; Первый";79001000001')
    expect(writeCsv(table, 'en')).toBe('\uFEFFИмя,Телефон\r\nВодитель; Первый,79001000001')
  })

  it('has sums and times as a spreadsheet of its language reads them', () => {
    const at = Date.UTC(2026, 10, 23, 22, 5)
    const rows = [[{ at, timeZone: 'Europe/Moscow' }, { kopecks: -7050 }, 90]]
    expect(writeCsv(rows, 'ru')).toBe('\uFEFF24.11.2026 01:05;-70,50;90')
    expect(writeCsv(rows, 'en')).toBe('\uFEFF24.11.2026 01:05,-70.50,90')
  })

  it.each(['=1+1', '+7 900', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])(
    'runs nothing that was typed: %j',
    (name) => {
      const [, [cell = ''] = []] = read(writeCsv([heads, [name, '']], 'ru'))
      expect(cell.startsWith("'") || !/^[=+\-@\t\r]/u.test(cell)).toBe(true)
      expect(cell.replace(/^'/u, '')).toBe(name)
    },
  )

  it('is read again as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const rows = names.map((name) => [name, '1'])
        const [, ...cells] = read(writeCsv([heads, ...rows], 'en'))
        const bare = (name = '') => name.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/u, '')
        expect(cells.map(([name]) => bare(name))).toEqual(names.map(bare))
      }),
    )
  })
})

function read(csv: string): string[][] {
  return Papa.parse<string[]>(csv.replace('\uFEFF', '')).data
}
