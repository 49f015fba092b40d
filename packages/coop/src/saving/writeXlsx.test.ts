import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readSheet } from '../table/readSheet.ts'
import { writeXlsx } from './writeXlsx.ts'

it.each(['скан_x0416_1.pdf', 'a_x000D_b', '_x005F_', '_x0041_x0042_', 'Ж'])(
  'a workbook has %j as it was written',
  async (text) => {
    const [read] = await readSheet(await writeXlsx([{ name: 'drivers', rows: [['Имя'], [text]] }]))
    expect(read?.table).toEqual([['Имя'], [text]])
  },
)

it('a workbook has all texts as they were written', async () => {
  const text = fc
    .array(fc.constantFrom('_', 'x', '0041', '005F', 'Ж', 'a', '&', '<', '"', ' '), {
      maxLength: 12,
    })
    .map((parts) => `A${parts.join('')}Z`)
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (row) => {
      const [read] = await readSheet(await writeXlsx([{ name: 'drivers', rows: [row] }]))
      expect(read?.table).toEqual([row])
    }),
  )
})

it('a workbook has sums, counts and times as numbers, each table on its sheet', async () => {
  const begun = { at: Date.UTC(2026, 10, 24, 15, 30), timeZone: 'Europe/Moscow' }
  const file = await writeXlsx([
    {
      name: 'Операции',
      rows: [
        ['Когда', 'Сумма', 'Минут'],
        [begun, { kopecks: -7050 }, 90],
      ],
    },
    { name: 'Суммы', rows: [['Всего'], [{ kopecks: 100_000_000_005 }]] },
  ])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const sheet = (name: string) => strFromU8(parts[`xl/worksheets/${name}.xml`] ?? new Uint8Array())
  const numbers = (xml: string) =>
    [...xml.matchAll(/<c [^>]*r="([A-Z]2)"[^>]*>\s*<v>([^<]*)<\/v>/gu)].map(([, at, value]) => [
      at,
      Number(value),
    ])
  expect(numbers(sheet('sheet1'))).toEqual([
    ['A2', 46_350 + 18.5 / 24],
    ['B2', -70.5],
    ['C2', 90],
  ])
  expect(numbers(sheet('sheet2'))).toEqual([['A2', 1_000_000_000.05]])
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('Суммы')
})
