import type { Company, ImportList } from '@parking/domain'
import { inForm } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import type { SheetReading } from '../table/readSheet.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { planFile, type FileChoice } from '../plan/planFile.ts'
import { readHead } from '../columns/readRows.ts'
import { importTexts } from './texts/ru.ts'

const company: Company = {
  name: 'Автопарк',
  email: null,
  inn: '7707083893',
  balance: null,
  vehicles: [],
  drivers: [
    {
      id: '1',
      name: 'Первый водитель',
      phone: '79001000001',
      plates: ['А123ВС116'],
      device: null,
      isActive: true,
    },
  ],
  devices: [],
  unreadable: { vehicles: 0, drivers: 0, devices: 0 },
}

/** What a company has written is in capitals: it stays as it is in every language. */
const head = ['ФИО', 'ТЕЛЕФОН', 'АВТОМОБИЛЬ', 'ГОС. №']
const good = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    `${['Первый', 'Второй', 'Третий'][at % 3]} водитель`,
    String(79_001_000_001 + at),
    ['KIA RIO', 'LADA'][at % 2] ?? '',
    'А123ВС116',
  ])
const wrong = [
  ['Первый водитель', '8 900 100', 'KIA RIO', 'А123ВС116'],
  ['Второй водитель', '79001000002', 'LADA', 'А123ВС116'],
  ['Третий водитель', '7,9E+10', 'LADA', 'А123ВС116'],
  ['Первый водитель', '', 'LADA', 'А123ВС116'],
  ['ИВАНОВ ИВ\uFFFDН', '79001000200', 'LADA', 'А123ВС116'],
]

/** A table as a file would hold it, and how it is taken; what is not said of it is as usual. */
function preview({
  list = 'drivers',
  table,
  others = [],
  takes = {},
  ...reading
}: Partial<SheetReading> &
  Pick<SheetReading, 'table'> & {
    readonly list?: ImportList
    readonly others?: readonly Partial<SheetReading>[]
    readonly takes?: Partial<FileChoice>
  }): Pick<ComponentProps<typeof ImportPreview>, 'list' | 'tables' | 'choice' | 'file'> {
  const shown = {
    sheet: null,
    isHidden: false,
    hiddenRows: new Set<number>(),
    hiddenColumns: new Set<number>(),
    faults: new Map(),
  }
  const first = readHead(list, { ...shown, table, ...reading })
  const rest = others.map((one) => readHead(list, { ...shown, table, ...one }))
  const choice = {
    at: 0,
    columns: first.columns,
    takesHidden: false,
    takesUnlikely: false,
    takesChanges: true,
    ...takes,
  }
  return { list, tables: [first, ...rest], choice, file: planFile(list, first, choice, company) }
}

const meta = {
  title: 'Company/ImportPreview',
  component: ImportPreview,
  parameters: { app: { texts: [fleetTexts, importTexts] } },
  args: {
    name: 'drivers.xlsx',
    ...preview({ table: [head, ...good(120)] }),
    onTable: () => undefined,
    onColumns: () => undefined,
    onHidden: () => undefined,
    onUnlikely: () => undefined,
    onChanges: () => undefined,
  },
  decorators: [inForm],
} satisfies Meta<typeof ImportPreview>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: preview({ table: [head, ...good(2)] }) }
export const Empty: Story = { args: preview({ table: [head] }) }
export const NothingNew: Story = { args: preview({ table: [head, ...good(1)] }) }
export const SomeRefused: Story = {
  args: preview({
    table: [head, ...good(120), ...wrong],
    sheet: 'ВОДИТЕЛИ',
    faults: new Map([[126, { error: 'quotes', otherLine: null }]]),
  }),
}
export const MoreRefusedThanAreListed: Story = {
  args: preview({ table: [head, ...Array.from({ length: 60 }, () => wrong[0] ?? [])] }),
}
/** A workbook says what it does not show: rows, and sheets. */
export const HiddenRowsAndSheets: Story = {
  args: preview({
    table: [['Список водителей'], head, ...good(12)],
    sheet: 'ВОДИТЕЛИ',
    hiddenRows: new Set([4, 5, 6]),
    hiddenColumns: new Set([2]),
    others: [{ sheet: 'МАШИНЫ' }, { sheet: 'УВОЛЕННЫЕ', isHidden: true }],
  }),
}
const doubtful = [
  ['Первый водитель', '79001000300', 'KIA RIO', 'KIA RIO'],
  ['Второй водитель', '79001000301', 'LADA', 'LADA 2107'],
]
/** What looks like a make is asked about. */
export const PlatesInDoubt: Story = { args: preview({ table: [head, ...good(5), ...doubtful] }) }
export const PlatesConfirmed: Story = {
  args: preview({ table: [head, ...good(5), ...doubtful], takes: { takesUnlikely: true } }),
}
const moved = [head, ['Первый водитель', '79001000001', 'LADA', 'В001ВВ116'], ...good(4).slice(1)]
/** What differs from what the company has is shown before it is changed. */
export const Changes: Story = { args: preview({ table: moved }) }
export const ChangesLeftOut: Story = {
  args: preview({ table: moved, takes: { takesChanges: false } }),
}
/** A driver whose row is merged over two cars. */
export const SecondCar: Story = {
  args: preview({ table: [...moved, ['Первый водитель', '79001000001', 'LADA', 'С002СС116']] }),
}
export const ColumnMissing: Story = {
  args: preview({ table: [['ФИО', 'ТЕЛЕФОН', 'АВТОМОБИЛЬ'], ...good(5)] }),
}
export const NoHeaders: Story = { args: preview({ table: good(5) }) }
export const Narrow: Story = {
  args: preview({
    table: [['Список водителей'], head, ...good(12), ...doubtful, ...wrong],
    sheet: 'ВОДИТЕЛИ',
    hiddenRows: new Set([4, 5, 6]),
    others: [{ sheet: 'УВОЛЕННЫЕ', isHidden: true }],
  }),
  globals: { viewport: { value: 'phone' } },
}
