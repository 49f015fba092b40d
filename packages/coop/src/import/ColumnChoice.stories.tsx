import { inForm } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import type { Table } from '../table/Table.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { readHead } from '../columns/readRows.ts'
import { importTexts } from './texts/ru.ts'

/** The columns of a table as they are found. */
function found(table: Table): Pick<ComponentProps<typeof ColumnChoice>, 'table' | 'columns'> {
  const reading = {
    sheet: null,
    isHidden: false,
    hiddenRows: new Set<number>(),
    hiddenColumns: new Set<number>(),
    faults: new Map(),
  }
  const read = readHead('drivers', { ...reading, table })
  return { table: read, columns: read.columns }
}

const driver = ['Первый водитель', '79001000001', 'KIA RIO', 'А123ВС116']

const meta = {
  title: 'Company/ColumnChoice',
  component: ColumnChoice,
  parameters: { app: { texts: [fleetTexts, importTexts] } },
  args: {
    list: 'drivers',
    // What a company has written is in capitals: it stays as it is in every language.
    ...found([['ФИО', 'ТЕЛЕФОН', 'АВТОМОБИЛЬ', 'ГОС. №'], driver]),
    onChoose: () => undefined,
  },
  decorators: [inForm],
} satisfies Meta<typeof ColumnChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Found: Story = {}
export const NameInThreeColumns: Story = {
  args: found([
    ['ФАМИЛИЯ', 'ИМЯ', 'ОТЧЕСТВО', 'ТЕЛЕФОН', 'ГОС. №'],
    ['ИВАНОВ', 'ИВАН', 'ИВАНОВИЧ', '79001000001', 'А123ВС116'],
  ]),
}
export const OneMissing: Story = {
  args: found([['ФИО', 'ТЕЛЕФОН', 'АВТОМОБИЛЬ'], driver.slice(0, 3)]),
}
export const NoHeaders: Story = { args: found([driver]) }
export const LongHeaders: Story = {
  args: found([
    ['ФАМИЛИЯ, ИМЯ И ОТЧЕСТВО ВОДИТЕЛЯ ПОЛНОСТЬЮ', 'ТЕЛЕФОН', '', 'ГОС. РЕГИСТРАЦИОННЫЙ ЗНАК'],
    driver,
  ]),
  globals: { viewport: { value: 'phone' } },
}
