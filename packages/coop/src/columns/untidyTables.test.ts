import type { Company, ImportList } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { encode, makeWorkbook, utf16 } from '../testing/files.ts'
import { planFile, type FileChoice } from '../plan/planFile.ts'
import { readImport } from './readImport.ts'
import type { ReadTable } from './readRows.ts'

const company: Company = {
  name: 'Автопарк',
  email: null,
  inn: '7707083893',
  balance: null,
  vehicles: [],
  drivers: [],
  devices: [],
  unreadable: { vehicles: 0, drivers: 0, devices: 0 },
}

const head = 'ФИО;Телефон;Госномер'
const [first, second, third] = [
  'Первый Водитель;79160000001;А123ВС116',
  'Второй Водитель;79160000002;В456ОР116',
  'Третий Водитель;79160000003;С789ТУ116',
] as const
const table = [head, first, second, third].map((line) => line.split(';'))

/** What comes of a file: the rows by their lines, added ones as they are, refused ones with why. */
async function told(list: ImportList, file: Blob | string, choice: Partial<FileChoice> = {}) {
  const tables = await readImport(list, typeof file === 'string' ? new Blob([file]) : file)
  return toldOf(list, tables[choice.at ?? 0] ?? tables[0], choice)
}

function toldOf(list: ImportList, read: ReadTable, choice: Partial<FileChoice>) {
  const chosen = { columns: read.columns, takesHidden: false, takesUnlikely: false, ...choice }
  const { missing, rows, hidden, plan } = planFile(list, read, chosen, company)
  return {
    missing,
    rows,
    hidden,
    there: plan.there,
    added: plan.adds.map(({ row }) => Object.values(row.cells).join(';')),
    refused: plan.refused.map(({ row, errors }) =>
      [row.line, ...errors.map(({ field, error }) => `${field ?? 'row'} ${error}`)].join(' '),
    ),
  }
}

describe('no row vanishes', () => {
  it.each([
    ['CRLF, then LF', `${head}\r\n${first}\r\n${second}\n${third}\n`],
    ['LF, then CRLF', `${head}\n${first}\r\n${second}\n${third}\r\n`],
    ['LF and the line separator', `${head}\n${first}\u2028${second}\u2029${third}\u0085`],
    ['CR among CRLF', `${head}\r\n${first}\r${second}\r${third}\r\n`],
    ['one more CR', `${head}\r\r\n${first}\r\r\n${second}\r\r\n${third}`],
  ])('where lines end differently: %s', async (_, text) => {
    expect(await told('drivers', text)).toMatchObject({ added: [first, second, third], rows: 3 })
  })

  it.each([
    [
      'closed in a later row',
      [`"${first}`, second, third.replace(' ', '" ')],
      { added: [second, third.replace(' ', '" ')], refused: ['2 row quotes'] },
    ],
    [
      'closed at the end of a cell of a later row',
      [`"${first}`, second, third.replace(';', '";')],
      { added: [second], refused: ['2 row quotes', '4 row quotes'] },
    ],
    [
      'never closed',
      [`"${first}`, second, third],
      { added: [second, third], refused: ['2 row quotes'] },
    ],
    [
      'opened in the last cell of one row, closed in the first of the next',
      [first.replace('А123', '"А123'), second.replace(';', '";'), third],
      { added: [third], refused: ['2 row quotes', '3 row quotes'] },
    ],
  ])('where a quotation mark is %s', async (_, lines, outcome) => {
    const text = [head, ...lines].join('\n')
    expect(await told('drivers', text)).toMatchObject({ ...outcome, rows: 3 })
  })

  it('where a cell has lines of its own, and other cells marks that belong to them', async () => {
    const text = `${head};Адрес\n${first};"Казань,\nул. Баумана, 1"\n${second};ООО "Ромашка"\n${third};"Ромашка" и Ко`
    expect(await told('drivers', text)).toMatchObject({ added: [first, second, third], rows: 3 })
  })

  it('where it is empty in all that is asked for, and where only a number stands before it', async () => {
    const text = `№;${head}\n1;${first}\n2;;;\n;;;\n3;NULL;н/д;-`
    expect(await told('drivers', text)).toMatchObject({
      rows: 3,
      added: [first],
      refused: ['3 name empty phone empty plate empty', '5 name empty phone empty plate empty'],
    })
  })

  it('where the table has no headers', async () => {
    expect(await told('drivers', `${first}\n${second}`)).toMatchObject({ added: [first, second] })
    expect(await told('devices', '356938035643809\n490154203237518')).toMatchObject({
      added: ['356938035643809', '490154203237518'],
    })
  })
})

describe('the plate is the plate', () => {
  const cars = ['KIA RIO', 'LADA 2107']
  const rowsOf = (columns: readonly (readonly string[])[], heads: string) =>
    [heads, ...columns.map((row) => row.join(';'))].join('\n')
  const beside = (other: string, plate: string, values: readonly string[] = cars) =>
    rowsOf(
      [first, second].map((line, at) => {
        const [name = '', phone = '', number = ''] = line.split(';')
        return [name, phone, values[at] ?? '', number]
      }),
      `ФИО;Телефон;${other};${plate}`,
    )

  it.each([
    ['Автомобиль', 'Гос. №'],
    ['Марка', 'Гос. №'],
    ['Машина', 'Гос. №'],
    ['Vehicle', 'Гос. №'],
    ['ТС', 'Номерной знак авто'],
    ['Номер ТС', 'Что-то неизвестное'],
    ['Car', 'Plate'],
  ])('and not the make: %s beside %s', async (other, plate) => {
    expect(await told('drivers', beside(other, plate))).toMatchObject({ added: [first, second] })
  })

  it.each([
    ['Гаражный номер', 'Номер'],
    ['Гар. №', 'Рег. №'],
    ['Номер', 'Госномер'],
    ['Номер ТС', 'Номерной знак'],
    ['Fleet number', 'Vehicle'],
  ])('and not the number in the garage: %s beside %s', async (other, plate) => {
    const text = beside(other, plate, ['101', '102'])
    expect(await told('drivers', text)).toMatchObject({ added: [first, second] })
  })

  it.each([
    ['behind it', 'ФИО;Телефон;Госномер;Регион', ['А123ВС;77', 'В456ОР;116']],
    ['below a header of its own', 'Регион;ФИО;Телефон;Номер', null],
    ['behind it, with no word of what it is', 'ФИО;Телефон;Госномер;', ['А123ВС;77', 'В456ОР;116']],
    [
      'as spaces and a spreadsheet have it',
      'ФИО;Телефон;Гос. №;Рег.',
      ['а 123 вс;77', 'в456ор;116.0'],
    ],
  ])('with its region in another column: %s', async (_, heads, plates) => {
    const [one, other] = plates ?? ['А123ВС', 'В456ОР']
    const people = ['Первый Водитель;79160000001', 'Второй Водитель;79160000002']
    const lines =
      plates === null
        ? [`77;${people[0]};${one}`, `116;${people[1]};${other}`]
        : [`${people[0]};${one}`, `${people[1]};${other}`]
    const { refused, added } = await told('drivers', [heads, ...lines].join('\n'))
    expect(refused).toEqual([])
    expect(added.map((row) => row.replaceAll(' ', '').toUpperCase())).toEqual([
      'ПЕРВЫЙВОДИТЕЛЬ;79160000001;А123ВС77',
      'ВТОРОЙВОДИТЕЛЬ;79160000002;В456ОР116',
    ])
  })

  it('with a region that a spreadsheet has made a number of one figure', async () => {
    const { added } = await told(
      'drivers',
      'ФИО;Телефон;Госномер;Регион\nПервый Водитель;79160000001;А123ВС;2',
    )
    expect(added).toEqual(['Первый Водитель;79160000001;А123ВС 02'])
  })

  it('alone where it is whole, whatever numbers stand behind it', async () => {
    const { added } = await told(
      'drivers',
      'ФИО;Телефон;Госномер;Стаж\nПервый Водитель;79160000001;А123ВС116;12',
    )
    expect(added).toEqual([first])
  })

  it('and not the trailer’s, nor the driver’s licence', async () => {
    const text = rowsOf(
      [['Первый Водитель', '79160000001', '16 РА 123456', 'АА123416', 'А123ВС116']],
      'ФИО;Телефон;Номер в/у;Гос. № прицепа;Гос. № тягача',
    )
    expect(await told('drivers', text)).toMatchObject({ added: [first] })
  })

  it('and a make alone is none', async () => {
    const text = rowsOf([['Первый Водитель', '79160000001', 'KIA RIO']], 'ФИО;Телефон;Автомобиль')
    expect(await told('drivers', text)).toMatchObject({ missing: ['plate'], added: [] })
  })

  it('though it has no digit, once somebody has said so', async () => {
    const text = rowsOf([['Первый Водитель', '79160000001', 'ABC DEF']], head)
    expect(await told('drivers', text)).toMatchObject({ added: [], refused: ['2 plate unlikely'] })
    expect(await told('drivers', text, { takesUnlikely: true })).toMatchObject({ refused: [] })
  })

  it('in the column that somebody chooses', async () => {
    const text = rowsOf([['А', 'Первый Водитель', '79160000001', 'А123ВС116', 'В456ОР116']], ';;;;')
    const columns = { name: [1], phone: [2], plate: [4] }
    const chosen = await told('drivers', text, { columns })
    expect(chosen.added).toEqual(['Первый Водитель;79160000001;В456ОР116'])
  })
})

describe('numbers of vehicles and devices', () => {
  it('are found by what they are: a VIN by its seventeen signs, an IMEI by its last digit', async () => {
    const text = [
      'Идентификатор 1;Идентификатор 2;Код 3',
      '490154203237518;X7LLSRB1HAH548712;А123ВС116',
      '356938035643809;1M8GDM9AXKP042788;В456ОР116',
    ].join('\n')
    expect((await told('devices', text)).added).toEqual([
      '490154203237518;X7LLSRB1HAH548712;А123ВС116',
      '356938035643809;1M8GDM9AXKP042788;В456ОР116',
    ])
  })

  it('may stand below a header that names something else', async () => {
    const text =
      'deviceId;Код ТС;Марка\n490154203237518;X7LLSRB1HAH548712;KIA\n356938035643809;;LADA'
    expect((await told('devices', text)).added).toEqual([
      '490154203237518;X7LLSRB1HAH548712',
      '356938035643809;',
    ])
  })

  it('may be written in letters that look alike', async () => {
    const read = await told('vehicles', 'Госномер;VIN\nА123ВС116;ХТА210990Y2766389')
    expect(read).toMatchObject({ added: ['А123ВС116;ХТА210990Y2766389'], refused: [] })
  })

  it.each([
    'NULL',
    'None',
    'N/A',
    'н/д',
    '-',
    '—',
    '0',
    '000000000000000',
    'нет данных',
    '#Н/Д',
    '#N/A',
  ])('are not there where %j stands', async (nothing) => {
    const text = `IMEI;VIN;Госномер\n${nothing};X7LLSRB1HAH548712;${nothing}\n${nothing};${nothing};${nothing}`
    expect(await told('devices', text)).toMatchObject({
      added: [';X7LLSRB1HAH548712;'],
      refused: ['3 vin empty imei empty'],
    })
  })
})

describe('a workbook that Excel opens', () => {
  it.each([
    [
      'with cells that do not say where they are',
      makeWorkbook([{ rows: table }], { hasPlaces: false }),
    ],
    [
      'with parts in other capitals than their names',
      makeWorkbook([{ rows: table }], {
        rename: (part) =>
          part.replace('sharedStrings', 'SharedStrings').replace('sheet1', 'Sheet1'),
      }),
    ],
    [
      'with a title, and a sheet that is only a chart',
      makeWorkbook([{ rows: [['Отчёт'], ...table] }, { rows: [] }], {
        rename: (part) => part.replace('sheet2', 'elsewhere'),
      }),
    ],
    [
      'with headers over two merged rows',
      makeWorkbook([
        {
          rows: [['ФИО', 'Связь', 'Автомобиль'], [null, 'Телефон', 'Гос. №'], ...table.slice(1)],
          merged: ['A1:A2'],
        },
      ]),
    ],
    [
      'with headers of which some have others below them',
      makeWorkbook([
        {
          rows: [
            ['ФИО', 'Телефон', 'Автомобиль', null],
            [null, null, 'Марка', 'Гос. №'],
            ...table
              .slice(1)
              .map(([name, phone, plate]) => [name ?? '', phone ?? '', 'KIA RIO', plate ?? '']),
          ],
          merged: ['A1:A2', 'B1:B2', 'C1:D1'],
        },
      ]),
    ],
    [
      'with headers merged over two rows beside others that nobody asks for',
      makeWorkbook([
        {
          rows: [
            [...head.split(';'), 'Документы', null],
            [null, null, null, 'СТС', 'ОСАГО'],
            ...table.slice(1).map((row) => row.concat('16 99', 'есть')),
          ],
          merged: ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E1'],
        },
      ]),
    ],
    [
      'with headers that are all merged over two rows',
      makeWorkbook([
        {
          rows: [head.split(';'), [null, null, null], ...table.slice(1)],
          merged: ['A1:A2', 'B1:B2', 'C1:C2'],
        },
      ]),
    ],
  ])('is read %s', async (_, file) => {
    const read = await told('drivers', file)
    expect(read).toMatchObject({ added: [first, second, third], rows: 3 })
  })

  it('counts what is merged for each row that it covers', async () => {
    const merged = makeWorkbook([
      {
        rows: [
          ['Водитель', 'Гос. №', 'VIN'],
          ['Иванов Иван', 'А123ВС116', 'X7LLSRB1HAH548712'],
          [null, 'В456ОР116', 'XTA210990Y2766389'],
        ],
        merged: ['A2:A3'],
      },
    ])
    const [read] = await readImport('drivers', merged)
    expect(read.table[2]).toEqual(['Иванов Иван', 'В456ОР116', 'XTA210990Y2766389'])
    expect((await told('vehicles', merged)).added).toHaveLength(2)
  })

  it('leaves its hidden rows out, says how many, and gives them to who wants them', async () => {
    const file = makeWorkbook([{ rows: table, hidden: [1, 2] }])
    expect(await told('drivers', file)).toMatchObject({ rows: 3, hidden: 2, added: [third] })
    expect(await told('drivers', file, { takesHidden: true })).toMatchObject({
      added: [first, second, third],
    })
  })

  it('shows what it shows first, though a hidden sheet has more of a table', async () => {
    const few = [['ФИО', 'Телефон', 'Госномер'], first.split(';')]
    const file = makeWorkbook([
      { name: 'Старые', state: 'hidden', rows: table },
      { name: 'Тайные', state: 'veryHidden', rows: table },
      { name: 'Новые', rows: few },
      { name: 'Справка', rows: [['Как заполнять']] },
    ])
    const tables = await readImport('drivers', file)
    expect(tables.map(({ sheet, isHidden }) => [sheet, isHidden])).toEqual([
      ['Новые', false],
      ['Справка', false],
      ['Старые', true],
      ['Тайные', true],
    ])
    expect(await told('drivers', file)).toMatchObject({ added: [first] })
    expect(await told('drivers', file, { at: 2 })).toMatchObject({ rows: 3 })
  })

  it('has numbers where their formats are numbered like those of days elsewhere', async () => {
    const formats = Array.from({ length: 22 }, (_, at) => [57 + at, '0.00'] as const)
    for (const last of [0, 1, 14, 21]) {
      const rows = [['IMEI'], [79_161_234_567], [356_938_035_643_809]]
      const file = makeWorkbook([{ rows }], { formats: formats.slice(0, last + 1) })
      const [read] = await readImport('devices', file)
      expect(read.table.slice(1)).toEqual([['79161234567'], ['356938035643809']])
    }
    const days = makeWorkbook([{ rows: [['День'], [46_357]] }], {
      formats: [[60, 'yyyy\\-mm\\-dd']],
    })
    const [read] = await readImport('devices', days)
    expect(read.table[1]).toEqual(['01.12.2026'])
  })

  it('may count its days from 1904, in either way of saying so, and name its parts by backslashes', async () => {
    const rows = [['День'], [44_895]]
    const formats = [[14, 'dd.mm.yyyy']] as const
    for (const yes of ['1', 'true']) {
      const file = makeWorkbook([{ rows }], {
        formats,
        rename: (part) => part.replaceAll('/', '\\'),
        properties: `<workbookPr date1904="${yes}"/>`,
      })
      const [read] = await readImport('devices', file)
      expect(read.table[1]).toEqual(['01.12.2026'])
    }
  })
})

describe('a text that was spoilt', () => {
  const bytesOf = (text: string) => Array.from(new TextEncoder().encode(text))

  it('is UTF-8 but for one byte, and loses one row at most', async () => {
    const text = [head, first, second, third].join('\n')
    const spoilt = bytesOf(text)
    // A letter of the second name: its first byte is another's.
    spoilt[bytesOf(`${head}\n${first}\nВт`).length] = 0xff
    const read = await told('drivers', new Blob([new Uint8Array(spoilt)]))
    expect(read).toMatchObject({ added: [first, third], refused: ['3 name garbled'], rows: 3 })
  })

  it('has the wrong byte in its headers', async () => {
    const bytes = bytesOf([head, first, second].join('\n'))
    bytes[3] = 0xff
    const read = await told('drivers', new Blob([new Uint8Array(bytes)]))
    expect(read).toMatchObject({ added: [first, second] })
  })

  it('has the wrong byte where nobody looks', async () => {
    const bytes = [...bytesOf(`${head};Отдел\n${first};`), 0xff, ...bytesOf(`\n${second};1`)]
    const read = await told('drivers', new Blob([new Uint8Array(bytes)]))
    expect(read).toMatchObject({ added: [first, second] })
  })

  it.each([
    ['DOS', encode(`${head}\r\n${first}\r\n\u001A`, 'ibm866')],
    ['UTF-8', new Blob([`${head}\r\n${first}\r\n\u001A\u001A`])],
    ['UTF-16', utf16(`\uFEFF${head}\r\n${first}\r\n\u001A`, true)],
    ['UTF-16 without its mark', utf16(`${head}\r\n${first}\u001A`, true)],
  ])('ends with the sign for the end of a file, in %s', async (_, file) => {
    expect(await told('drivers', file)).toMatchObject({ added: [first], rows: 1 })
  })
})
