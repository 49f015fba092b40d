import { strToU8, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { SheetError } from './SheetError.ts'
import { unpackWorkbook } from './unpackWorkbook.ts'

const sheet = (...cells: readonly string[]) =>
  strToU8(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`)
const filled = (name: string) => `<c r="${name}" t="inlineStr"><is><t>x</t></is></c>`
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
const book = (content: Uint8Array, others: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': content,
    ...others,
  })

describe('a workbook is unpacked', () => {
  it.each([
    ['with a few cells', book(sheet(filled('A1'), filled('C50000')))],
    [
      'with empty cells that only look another way, far to the right',
      book(sheet(filled('A9000'), '<c r="XFD1" s="1"/>')),
    ],
    ['with large pictures', book(sheet(), { 'xl/media/image1.png': new Uint8Array(160_000_000) })],
  ])('%s', (_, bytes) => {
    expect(unpackWorkbook(bytes).book.size).toBeGreaterThan(0)
  })
})

it('says what a formula that failed shows, in a last row too', async () => {
  const failed = (row: number) => `<row r="${row}"><c r="A${row}" t="e"><v>#N/A</v></c></row>`
  const [read] = await readSheets(unpackWorkbook(book(sheet(failed(1), failed(2)))).book)
  expect(read?.data).toEqual([['#N/A'], ['#N/A']])
})

describe('a workbook is too vast', () => {
  it.each([
    ['where one cell stands far to the right', book(sheet(filled('A1'), filled('XFD5000')))],
    [
      'where a small file holds very much',
      book(sheet(), { 'xl/sharedStrings.xml': new Uint8Array(160_000_000) }),
    ],
  ])('%s', (_, bytes) => {
    expect(() => unpackWorkbook(bytes)).toThrow(new SheetError('vast'))
  })
})
