import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardCell, guardWorkbookCell, readGuardedCell } from './guardCell.ts'

describe('a cell for a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+7 900', "'+7 900"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['А 123 ВС', 'А 123 ВС'],
    ['а=б', 'а=б'],
    ["'quoted", "'quoted"],
    ['', ''],
  ])('%j is written as %j', (text, written) => {
    expect(guardCell(text)).toBe(written)
  })

  it('has no sign in a workbook that no workbook can hold', () => {
    expect(guardWorkbookCell('\u0001=1\u0000\uffff')).toBe("'=1")
  })

  it.each([
    ['скан_x0416_1.pdf', 'скан_x005F_x0416_1.pdf'],
    ['a_x000D_b', 'a_x005F_x000D_b'],
    ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
    ['_x005f_', '_x005F_x005f_'],
    ['snake_case_x12_', 'snake_case_x12_'],
  ])('has in a workbook no text that is taken for a sign: %j', (text, written) => {
    expect(guardWorkbookCell(text)).toBe(written)
  })

  it('is read as it was, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const tidy = text.trim()
        fc.pre(!tidy.startsWith("'"))
        expect(readGuardedCell(guardCell(tidy))).toBe(tidy)
      }),
    )
  })
})
