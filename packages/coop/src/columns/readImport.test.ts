import { importFields, planImport, type Company, type ImportList } from '@parking/domain'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { en } from '../fleetTexts/en.ts'
import { ru } from '../fleetTexts/ru.ts'
import { SheetError } from '../table/SheetError.ts'
import { writeCsv } from '../saving/writeCsv.ts'
import { writeXlsx } from '../saving/writeXlsx.ts'
import { encode, utf16 } from '../testing/files.ts'
import { readImport } from './readImport.ts'
import { listMissing, readRows } from './readRows.ts'

/** The rows of a file as it is taken without anybody's word, or the columns that it lacks. */
async function load(list: ImportList, file: Blob) {
  const [table] = await readImport(list, file)
  const missing = listMissing(list, table.columns)
  const { sheet } = table
  if (missing.length > 0) return { ok: false, sheet, missing } as const
  const rowsOf = readRows(list, table, table.columns).rows.map(({ row }) => row)
  return { ok: true, sheet, rows: rowsOf } as const
}

const none: Company = {
  name: 'Автопарк',
  email: null,
  inn: '7707083893',
  balance: null,
  vehicles: [],
  drivers: [],
  devices: [],
  unreadable: { vehicles: 0, drivers: 0, devices: 0 },
}
const drivers = [
  ['ФИО', 'Телефон', 'Госномер'],
  ['Ёлкин Пётр', '79160000001', 'А123ВС116'],
  ['Щукина "Анна"; Я', '+7 916 000-00-02', 'AB 1234'],
]
const rows = [
  { line: 2, cells: { name: 'Ёлкин Пётр', phone: '79160000001', plate: 'А123ВС116' } },
  { line: 3, cells: { name: 'Щукина "Анна"; Я', phone: '+7 916 000-00-02', plate: 'AB 1234' } },
]
const text = (separator: string) =>
  drivers
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n')

describe('a file of drivers', () => {
  it.each([
    ['UTF-8 and semicolons', new Blob([text(';')])],
    ['UTF-8 with its mark and commas', new Blob(['\uFEFF', text(',')])],
    ['tabs', new Blob([text('\t')])],
    ['upright strokes', new Blob([text('|')])],
    ['Windows-1251', encode(text(';'), 'windows-1251')],
    ['KOI8-R', encode(text(';'), 'koi8-r')],
    ['DOS (866)', encode(text(';'), 'ibm866')],
    ['the Macintosh’s own', encode(text(';'), 'x-mac-cyrillic')],
    ['UTF-8 with letters that are put together', new Blob([text(';').normalize('NFD')])],
    ['UTF-16, the small end first', utf16(`\uFEFF${text('\t')}`, true)],
    ['UTF-16, the big end first', utf16(`\uFEFF${text('\t')}`, false)],
    ['UTF-16 without its mark, the small end first', utf16(text('\t'), true)],
    ['UTF-16 without its mark, the big end first', utf16(text(';'), false)],
    [
      'UTF-8 with Latin letters in its headers',
      new Blob([text(';').replace('ФИО', 'ФИO').replace('Т', 'T')]),
    ],
  ])('is read in %s', async (_, file) => {
    expect(await load('drivers', file)).toEqual({
      ok: true,
      sheet: null,
      rows,
    })
  })

  it('is read out of a workbook, with its numbers whole', async () => {
    expect(await load('drivers', await writeXlsx([{ name: 'Водители', rows: drivers }]))).toEqual({
      ok: true,
      sheet: null,
      rows,
    })
  })

  it('may have a title above, columns in any order and more of them, empty rows, and a name in three parts', async () => {
    const table = [
      'Водители автопарка;;;;',
      ';;;;',
      '№;Телефон;Отчество;Фамилия;Имя;Гос. номер',
      '1;79160000001;;Ёлкин;Пётр;А123ВС116',
      ';;;;;',
      '2;79160000002;Львовна;Щукина;Анна;AB1234',
    ]
    expect(await load('drivers', new Blob([table.join('\n')]))).toEqual({
      ok: true,
      sheet: null,
      rows: [
        { line: 4, cells: { name: 'Ёлкин Пётр', phone: '79160000001', plate: 'А123ВС116' } },
        { line: 6, cells: { name: 'Щукина Анна Львовна', phone: '79160000002', plate: 'AB1234' } },
      ],
    })
  })

  it.each([
    'Ф.И.О. водителя;Телефон (мобильный);Гос. рег. номер',
    'ФИО сотрудника;"Телефон\nдля связи";Госномер ТС',
    'FULL NAME;PHONE;Registration number',
  ])('may call its columns %j', async (heads) => {
    const read = await load('drivers', new Blob([`sep=;\n${heads}\nИ И;79160000001;AB1234`]))
    expect(read.ok && read.rows.map(({ cells }) => Object.values(cells))).toEqual([
      ['И И', '79160000001', 'AB1234'],
    ])
  })

  it.each([
    {
      list: 'vehicles',
      table: 'Номер;VIN\r\nА123ВС116;3,5E+14\r\n',
      cells: ['А123ВС116', '3,5E+14'],
    },
    { list: 'devices', table: 'IMEI,Номер\r\n3569,AB1234\r\n', cells: ['3569', 'AB1234'] },
  ] as const)('of $list may have two columns, a row and an end of line', async (given) => {
    const read = await load(given.list, new Blob([given.table]))
    expect(read.ok && read.rows.map((row) => Object.values(row.cells))).toEqual([given.cells])
  })

  it('may keep its numbers from being rounded in the ways of spreadsheets', async () => {
    const table = `ФИО;Телефон;Госномер\n'т Хоф Ян;'79160000001;="AB1234"`
    const read = await load('drivers', new Blob([table]))
    expect(read.ok && read.rows.map(({ cells }) => Object.values(cells))).toEqual([
      ["'т Хоф Ян", '79160000001', 'AB1234'],
    ])
  })

  it('is found on any sheet of a workbook', async () => {
    const book = writeExcelFile([
      { data: [[{ value: 'Как заполнять' }]], sheet: 'Справка' },
      { data: drivers.map((row) => row.map((value) => ({ value }))), sheet: 'Казань' },
      { data: [], sheet: 'Уфа' },
    ])
    expect(await load('drivers', await book.toBlob())).toEqual({
      ok: true,
      sheet: 'Казань',
      rows,
    })
  })

  it('has the days and numbers of a workbook as they are shown there, but for digits that got lost', async () => {
    const cells = [79_160_000_001, 356_901_000_000_001, 3_569_010_000_000_012].map((value) => [
      { value },
    ])
    const day = { value: new Date('2026-02-03T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' }
    const book = writeExcelFile([[{ value: 'IMEI' }], ...cells, [day]])
    const read = await load('devices', await book.toBlob())
    expect(read.ok && read.rows.map((row) => row.cells.imei)).toEqual([
      '79160000001',
      '356901000000001',
      '3.569010000000012e+15',
      '03.02.2026',
    ])
  })

  it('may have numbers in a column of days, whose rows alone are no good', async () => {
    const day = { type: Date, format: 'dd.mm.yyyy' } as const
    const book = await writeExcelFile([
      [{ value: 'IMEI' }],
      [{ value: 356_901 }],
      [{ value: new Date('2026-02-03T00:00:00Z'), ...day }],
      [{ value: new Date('9999-12-31T00:00:00Z'), ...day }],
    ]).toBlob()
    // A spreadsheet keeps a phone number in such a column as the day of that number.
    const parts = unzipSync(new Uint8Array(await book.arrayBuffer()))
    const sheet = 'xl/worksheets/sheet1.xml'
    const content = strFromU8(parts[sheet] ?? new Uint8Array())
    parts[sheet] = strToU8(content.replace('<v>2958465</v>', '<v>79160000001</v>'))
    const read = await load('devices', new Blob([zipSync(parts)]))
    expect(read.ok && read.rows.map((row) => row.cells.imei)).toEqual([
      '356901',
      '03.02.2026',
      '########',
    ])
    const planned = read.ok ? planImport('devices', read.rows, none) : []
    expect(planned.map(({ kind }) => kind)).toEqual(['add', 'refused', 'refused'])
  })

  it('may have whole numbers with a fraction of nothing', async () => {
    const table = 'ФИО;Телефон;Госномер\nИ И;9160000001.0;AB1234\nИ К;79160000002,00;AB1234'
    const read = await load('drivers', new Blob([table]))
    expect(read.ok && read.rows.map(({ cells }) => cells.phone)).toEqual([
      '9160000001',
      '79160000002',
    ])
  })

  it('says which columns it lacks', async () => {
    expect(await load('drivers', new Blob(['Телефон;Город\n1;2']))).toEqual({
      ok: false,
      sheet: null,
      missing: ['name', 'plate'],
    })
    expect(await load('devices', new Blob(['Номер\n1']))).toEqual({
      ok: false,
      sheet: null,
      missing: ['imei', 'vin'],
    })
    expect(await load('vehicles', new Blob([]))).toEqual({
      ok: false,
      sheet: null,
      missing: ['plate', 'vin'],
    })
  })
})

const encodeUtf8 = (content: string) => new TextEncoder().encode(content)

/** A file of Office before 2007 that names one of its parts. */
function oleFile(part: string): Uint8Array<ArrayBuffer> {
  const name = part.split('').flatMap((letter) => [letter.charCodeAt(0), 0])
  return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 124 }, () => 0), ...name])
}

it.each(['Имя;Телефон\n???;79001234567\n', 'name;vin\nAnna?;???\n'])(
  'question marks below a head that can be read make no file unreadable: %s',
  async (table) => {
    await expect(readImport('drivers', new Blob([encodeUtf8(table)]))).resolves.toBeDefined()
  },
)

describe('a file that is no table', () => {
  it.each([
    ['old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['binary', new Uint8Array([1, 2, 0, 3])],
    ['broken', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2])],
    ['large', new Uint8Array(20_000_001)],
    ['locked', oleFile('EncryptedPackage')],
    ['old', oleFile('Workbook')],
    ['old', new Uint8Array([0x09, 0x04, 0x06, 0x00, 0x00])],
    ['otherBook', encodeUtf8('ID;PWXL;N;E\nP;PGeneral\nB;Y2;X1;D0 0 1 0\nC;Y1;X1;K"ФИО"\n')],
    ['otherBook', encodeUtf8('TABLE\r\n0,1\r\n"a"\r\nVECTORS\r\n0,1\r\n""\r\nTUPLES\r\n0,1\r\n')],
    ['html', encodeUtf8('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table>')],
    ['html', encodeUtf8('\uFEFF<!DOCTYPE html>\n<body>')],
    ['html', encodeUtf8('<?xml version="1.0"?>\n<!DOCTYPE html>')],
    ['html', encodeUtf8('<table><tr><td>ФИО</td></tr></table>')],
    ['html', encodeUtf8('MIME-Version: 1.0\r\nX-Document-Type: Workbook')],
    [
      'xml',
      encodeUtf8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>'),
    ],
    ['otherBook', zipSync({ mimetype: strToU8('ods'), 'content.xml': strToU8('<x/>') })],
    ['otherBook', zipSync({ 'xl/workbook.bin': new Uint8Array(1) })],
    ['binary', encodeUtf8('%PDF-1.7')],
    // As LibreOffice writes it where the system has no language.
    ['lettersLost', encodeUtf8('???,???????,VIN\n???????? ??????,79001234567,XTA21099000000001\n')],
  ])('is said to be %s', async (reason, bytes) => {
    await expect(readImport('drivers', new Blob([bytes]))).rejects.toMatchObject({ reason })
    await expect(readImport('drivers', new Blob([bytes]))).rejects.toBeInstanceOf(SheetError)
  })
})

const valid = {
  name: '-Щукин Анна',
  phone: '+7 916 000-00-02',
  plate: 'А123ВС116',
  vin: 'XTA210990Y2766389',
  imei: '356938035643809',
} as const

describe.each(['drivers', 'vehicles', 'devices'] as const)(
  'our own table of %s',
  (list: ImportList) => {
    it.each([
      ['ru', ru],
      ['en', en],
    ] as const)('can be loaded in %s', async (language, texts) => {
      const words: Readonly<Record<string, string>> = texts[list]
      const heads = importFields[list].map((field) => words[field] ?? '')
      const cells = importFields[list].map((field) => valid[field])
      for (const file of [
        new Blob([writeCsv([heads, cells], language)]),
        await writeXlsx([{ name: list, rows: [heads, cells] }]),
      ]) {
        const read = await load(list, file)
        expect(read.ok && read.rows.map((row) => Object.values(row.cells))).toEqual([cells])
      }
    })
  },
)
