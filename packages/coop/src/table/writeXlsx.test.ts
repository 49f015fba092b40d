import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSheet } from './readSheet.ts'
import { writeXlsx } from './writeXlsx.ts'

it.each(['скан_x0416_1.pdf', 'a_x000D_b', '_x005F_', '_x0041_x0042_', 'Ж'])(
  'a workbook has %j as it was written',
  async (text) => {
    const [read] = await readSheet(await writeXlsx([['Имя'], [text]], 'drivers'))
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
      const [read] = await readSheet(await writeXlsx([row], 'drivers'))
      expect(read?.table).toEqual([row])
    }),
  )
})
