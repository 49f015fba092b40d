import type { Company } from '@parking/domain'
import * as fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { encode, makeWorkbook, utf16 } from '../testing/files.ts'
import { planFile } from './planFile.ts'
import { readImport } from '../columns/readImport.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many tables are made up. */
    tables: number
  }
}

const company: Company = {
  name: 'Автопарк',
  email: null,
  inn: '7707083893',
  balance: null,
  vehicles: [],
  drivers: [
    {
      id: '1',
      name: 'Первый Водитель',
      phone: '79160000000',
      plates: ['А100АА116'],
      device: null,
      isActive: true,
    },
  ],
  devices: [],
  unreadable: { vehicles: 0, drivers: 0, devices: 0 },
}

/** A row that somebody has written, the marks of a good one its own. */
const madeRow = fc.record({
  kind: fc.constantFrom(
    'good',
    'good',
    'good',
    'bad',
    'there',
    'moved',
    'doubtful',
    'blank',
    'void',
  ),
  note: fc.constantFrom('', 'Отдел', 'Казань; Уфа', 'ул. Баумана, 1', 'a\tb|c', 'ООО "Ромашка"'),
  end: fc.constantFrom('\r\n', '\n', '\r'),
  isHidden: fc.boolean(),
})

const madeTable = fc.record({
  rows: fc.array(madeRow, { minLength: 1, maxLength: 12 }),
  titles: fc.constantFrom([], ['Список водителей'], ['Отчёт', '']),
  heads: fc.tuple(
    fc.constantFrom('ФИО', 'Ф.И.О. водителя', 'Водитель', 'Driver name', 'Сотрудник'),
    fc.constantFrom('Телефон', 'Моб. тел.', 'Phone', '№ телефона', 'Сотовый'),
    fc.constantFrom('Гос. №', 'Госномер', 'Рег. знак', 'Plate', 'Номер ТС', 'Автомобиль', 'XYZ'),
  ),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  separator: fc.constantFrom(';', ',', '\t', '|'),
  encoding: fc.constantFrom('utf-8', 'utf-8 bom', 'utf-16', 'windows-1251', 'ibm866', 'koi8-r'),
  quotes: fc.constantFrom('needed', 'all', 'stray'),
  /** The rows in which a stray mark opens, and closes or not. */
  stray: fc.tuple(fc.nat(11), fc.nat(12), fc.nat(4), fc.nat(4)),
  isWorkbook: fc.boolean(),
  hasPlaces: fc.boolean(),
  endSign: fc.constantFrom('', '\u001A'),
})
type MadeTable = typeof madeTable extends fc.Arbitrary<infer Value> ? Value : never

const good = (at: number) => [
  `Водитель ${'АБВГДЕЖЗИКЛМНОП'[at % 15] ?? ''}ов`,
  `7917${String(at).padStart(7, '0')}`,
  `А${100 + at}ВС116`,
]

/** The cells of a row in the table's order of columns. */
function cellsOf({ rows, order }: MadeTable, at: number): string[] {
  const { kind, note } = rows[at] ?? { kind: 'blank', note: '' }
  if (kind === 'blank') return order.map(() => '')
  const [name = '', phone = '', plate = ''] = good(at)
  const cells = {
    good: [name, phone, plate],
    bad: ['Один', '12', 'А12'],
    there: ['Первый Водитель', '79160000000', 'А100АА116'],
    moved: ['Первый Водитель', '79160000000', 'А200АА116'],
    doubtful: [name, phone, 'KIA RIO'],
    void: ['NULL', '—', 'н/д'],
  }[kind]
  const all = [...cells, note, kind === 'void' ? '-' : 'KIA RIO']
  return order.map((column) => all[column] ?? '')
}

/** Where a stray mark stands, as rows of the table: nowhere in a workbook or a text that is quoted. */
function strayRows({ quotes, stray, rows, isWorkbook }: MadeTable): readonly number[] {
  const [from, length] = stray
  if (isWorkbook || quotes !== 'stray') return []
  return [from % rows.length, (from % rows.length) + length]
}

function writeText(table: MadeTable): string {
  const { rows, titles, heads, order, separator, quotes, stray, endSign } = table
  const [opens = -1, closes = -1] = strayRows(table)
  const quote = (cell: string): string => {
    // Beside a stray mark a program that knows nothing of quoting has written the rest, too.
    if (quotes === 'stray') return cell.replaceAll(/["';,\t|]/gu, ' ')
    const isNeeded = quotes === 'all' || cell.includes(separator) || cell.includes('"')
    return isNeeded ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  const headCells = [...heads, 'Отдел', 'Марка']
  const head = order.map((column) => quote(headCells[column] ?? '')).join(separator)
  const lines = rows.map(({ end }, at) => {
    const cells = cellsOf(table, at).map(quote)
    const [, , openAt, closeAt] = stray
    if (at === opens) cells[openAt] = `"${cells[openAt]}`
    if (at === closes && closes !== opens) cells[closeAt] = `${cells[closeAt]}"`
    return cells.join(separator) + end
  })
  return `${titles.map((title) => `${title}\r\n`).join('')}${head}\r\n${lines.join('')}${endSign}`
}

function writeFile(table: MadeTable): Blob {
  const { rows, titles, heads, order, encoding, isWorkbook, hasPlaces } = table
  if (isWorkbook) {
    const headCells = [...heads, 'Отдел', 'Марка']
    const above = [
      ...titles.map((title) => [title]),
      order.map((column) => headCells[column] ?? ''),
    ]
    const hidden = rows.flatMap(({ isHidden }, at) => (isHidden ? [above.length + at] : []))
    const cells = rows.map((_, at) => cellsOf(table, at).map((text) => (text === '' ? null : text)))
    return makeWorkbook([{ rows: [...above, ...cells], hidden }], { hasPlaces })
  }
  const text = writeText(table)
  if (encoding === 'utf-16') return utf16(`\uFEFF${text}`, true)
  if (encoding.startsWith('utf-8')) return new Blob([encoding === 'utf-8' ? '' : '\uFEFF', text])
  return encode(text.replaceAll('—', '-').replaceAll('№', 'N'), encoding)
}

// Many tables take longer than other tests may.
it('no row of a file is lost: each is added, there already, refused, or hidden and said to be', async () => {
  await fc.assert(
    fc.asyncProperty(
      madeTable,
      fc.boolean(),
      fc.boolean(),
      async (made, hiddenToo, unlikelyToo) => {
        const [table] = await readImport('drivers', writeFile(made))
        const choice = {
          columns: table.columns,
          takesHidden: hiddenToo,
          takesUnlikely: unlikelyToo,
        }
        const planned = planFile('drivers', table, choice, company)
        const written = made.rows.filter(({ kind }, at) => {
          const isStray = strayRows(made).includes(at)
          return kind !== 'blank' || (isStray && at < made.rows.length)
        })
        expect(planned.rows).toBe(written.length)
        if (planned.missing.length > 0) return
        const { adds, changes, there, refused } = planned.plan
        const leftOut = hiddenToo ? 0 : planned.hidden
        expect(adds.length + changes.length + there + refused.length + leftOut).toBe(written.length)
        expect(refused.every(({ errors }) => errors.length > 0)).toBe(true)
        // Who has one row alone with another car gets it; of several nobody knows which counts.
        expect(changes.length).toBeLessThan(2)
        // What is good and has no stray mark is added as it was written.
        const names = adds.map(({ row }) => [row.cells.name, row.cells.phone, row.cells.plate])
        for (const [at, { kind, isHidden }] of made.rows.entries()) {
          if (kind !== 'good' || strayRows(made).includes(at)) continue
          if (made.isWorkbook && isHidden && !hiddenToo) continue
          expect(names).toContainEqual(good(at))
        }
      },
    ),
    { numRuns: inject('tables') },
  )
}, 300_000)
