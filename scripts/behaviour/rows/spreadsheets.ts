import { strFromU8, unzipSync } from 'fflate'
import papaparse from 'papaparse'
import readSheets from 'read-excel-file/universal'
import writeXlsxFile from 'write-excel-file/universal'
import type { Row } from '../Row.ts'
import { workbook } from '../workbook.ts'

const unpack = 'packages/coop/src/table/unpackWorkbook.test.ts'
const untidyTables = 'packages/coop/src/columns/untidyTables.test.ts'
const readImport = 'packages/coop/src/columns/readImport.test.ts'
const writeXlsx = 'packages/coop/src/saving/writeXlsx.test.ts'
const writeCsv = 'packages/coop/src/saving/writeCsv.test.ts'

async function read(parts: Parameters<typeof workbook>[0]) {
  const sheets = await readSheets(new Blob([workbook(parts)]))
  return sheets.map(({ data }) => data)[0]
}
const csv = (text: string) => papaparse.parse<string[]>(text).data
const cell = (r: string, value: number, more = '') => `<c r="${r}"${more}><v>${value}</v></c>`
const text = (r: string, value: string) => `<c r="${r}" t="inlineStr"><is><t>${value}</t></is></c>`

/** The files within the workbook that write-excel-file makes of a text. */
async function written(value: string): Promise<Record<string, string>> {
  const blob = await writeXlsxFile([[{ value, type: String }]]).toBlob()
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

export const spreadsheets: readonly Row[] = [
  {
    behaviour: 'Cells without an address, as 1C writes them, end the reading',
    of: 'read-excel-file',
    see: () => read({ rows: '<row><c><v>1</v></c><c><v>2</v></c></row>' }),
    seen: 'throws TypeError',
    heldBy: unpack,
  },
  {
    behaviour: 'Shared texts are found under the name that the workbook gives them, in any case',
    of: 'read-excel-file',
    see: () =>
      read({
        rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
        shared: ['Имя'],
        sharedName: 'SharedStrings.xml',
      }),
    seen: [['Имя']],
    guess: 'throws Error',
    heldBy: unpack,
  },
  {
    behaviour: 'A workbook of the strict namespace is read like another',
    of: 'read-excel-file',
    see: () =>
      read({
        rows: `<row r="1">${text('A1', 'Имя')}</row>`,
        namespace: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
      }),
    seen: [['Имя']],
    heldBy: unpack,
  },
  {
    behaviour: 'Hidden rows come with the others',
    of: 'read-excel-file',
    see: () =>
      read({
        rows: `<row r="1">${text('A1', 'а')}</row><row r="2" hidden="1">${text('A2', 'б')}</row>`,
      }),
    seen: [['а'], ['б']],
    heldBy: unpack,
  },
  {
    behaviour: 'Rows that are left out come as empty ones',
    of: 'read-excel-file',
    see: () =>
      read({ rows: `<row r="1">${text('A1', 'а')}</row><row r="3">${text('A3', 'б')}</row>` }),
    seen: [['а'], [null], ['б']],
    heldBy: readImport,
  },
  {
    behaviour: 'A number with the format of a day is a Date at midnight UTC',
    of: 'read-excel-file',
    see: () => read({ rows: `<row r="1">${cell('A1', 46_350, ' s="1"')}</row>`, format: 14 }),
    seen: [['2026-11-24T00:00:00.000Z']],
    heldBy: untidyTables,
  },
  {
    behaviour: 'A phone that was typed as a number is one',
    of: 'read-excel-file',
    see: () => read({ rows: `<row r="1">${cell('A1', 79_000_000_001)}</row>` }),
    seen: [[79_000_000_001]],
    heldBy: untidyTables,
  },
  {
    behaviour: 'Blanks around a text are cut off',
    of: 'read-excel-file',
    see: () => read({ rows: `<row r="1">${text('A1', ' а ')}</row>` }),
    seen: [['а']],
    heldBy: readImport,
  },
  {
    behaviour: 'An error of a formula is an empty cell, and a row of it alone is none',
    of: 'read-excel-file',
    see: () => read({ rows: '<row r="1"><c r="A1" t="e"><v>#N/A</v></c></row>' }),
    seen: [],
    guess: [['#N/A']],
    heldBy: unpack,
  },
  {
    behaviour: 'True is true, not 1',
    of: 'read-excel-file',
    see: () => read({ rows: '<row r="1"><c r="A1" t="b"><v>1</v></c></row>' }),
    seen: [[true]],
    heldBy: untidyTables,
  },
  {
    behaviour: 'A text that begins with = stays a text',
    of: 'write-excel-file',
    see: async () => {
      const files = await written('=1+1')
      return Object.values(files).some((file) => file.includes('<f>'))
    },
    seen: false,
    heldBy: writeXlsx,
  },
  {
    behaviour: 'Texts are shared, not in their cells',
    of: 'write-excel-file',
    see: async () => 'xl/sharedStrings.xml' in (await written('а')),
    seen: true,
    heldBy: writeXlsx,
  },
  {
    behaviour: 'A control character, which XML has no way to write, is left out of the file',
    of: 'write-excel-file',
    see: async () => {
      const files = await written('а\u0001б')
      return Object.values(files).some((file) => file.includes('\u0001'))
    },
    seen: false,
    guess: true,
    heldBy: writeXlsx,
  },
  {
    behaviour: 'A file of 1C is divided at its decimal commas, not at its semicolons',
    of: 'papaparse',
    see: () => csv('Имя;Сумма\nа;1,50\nб;2,50\n'),
    seen: [['Имя;Сумма'], ['а;1', '50'], ['б;2', '50'], ['']],
    guess: [['Имя', 'Сумма'], ['а', '1,50'], ['б', '2,50'], ['']],
    heldBy: readImport,
  },
  {
    behaviour: 'Of line ends that differ one kind counts, and the others stay in the cells',
    of: 'papaparse',
    see: () => csv('а;б\r\nв;г\nд;е\n'),
    seen: [
      ['а', 'б'],
      ['в', 'г\nд', 'е\n'],
    ],
    heldBy: untidyTables,
  },
  {
    behaviour: 'A first line of semicolons alone is one cell, its byte order mark gone',
    of: 'papaparse',
    see: () => csv('\uFEFFИмя;Телефон\n')[0],
    seen: ['Имя;Телефон'],
    guess: ['Имя', 'Телефон'],
    heldBy: readImport,
  },
  {
    behaviour: 'A quotation mark within a cell is a letter like others',
    of: 'papaparse',
    see: () => csv('ООО "Мир";1\n')[0],
    seen: ['ООО "Мир";1'],
    guess: ['ООО "Мир"', '1'],
    heldBy: untidyTables,
  },
  {
    behaviour: 'A quotation mark that is never closed swallows the rest of the file',
    of: 'papaparse',
    see: () => csv('"Мир;1\nа;2\n').length,
    seen: 1,
    heldBy: untidyTables,
  },
  {
    behaviour:
      'A cell that begins with = is written as it is; asked to escape it, in quotation marks too',
    of: 'papaparse',
    see: () => [
      papaparse.unparse([['=1+1']]),
      papaparse.unparse([['=1+1']], { escapeFormulae: true }),
    ],
    seen: ['=1+1', `"'=1+1"`],
    guess: ['=1+1', "'=1+1"],
    heldBy: writeCsv,
  },
]
