import type { ImportRefusal } from '@parking/domain'
import { inForm } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { importTexts } from './texts/ru.ts'
import type { RefusedRow } from './LoadedFile.ts'
import type { SortedPlan } from './sortPlan.ts'

function add(line: number): SortedPlan['adds'][number] {
  const name = ['Первый', 'Второй', 'Третий'][line % 3]
  const driver = { name: `${name} водитель`, phone: `7900100${line + 1000}`, plate: 'А123ВС116' }
  return { row: { line, cells: { ...driver } }, change: { kind: 'addDriver', driver } }
}

function refused(line: number, error: ImportRefusal, phone: string): RefusedRow {
  const cells = { name: 'Первый водитель', phone, plate: 'А123ВС116' }
  return {
    row: { line, cells },
    errors: [{ field: 'phone', error, otherLine: error === 'repeated' ? 2 : null }],
  }
}

const adds = Array.from({ length: 120 }, (_, index) => add(index + 2))
const wrong = [
  refused(122, 'format', '8 900 100'),
  refused(123, 'repeated', '79001001002'),
  refused(124, 'shortened', '7,9E+10'),
  refused(125, 'empty', ''),
]

const meta = {
  title: 'Company/ImportPreview',
  component: ImportPreview,
  parameters: { app: { texts: [fleetTexts, importTexts] } },
  args: {
    list: 'drivers',
    name: 'drivers.xlsx',
    sheet: null,
    plan: { adds, there: 0, refused: [] },
  },
  decorators: [inForm],
} satisfies Meta<typeof ImportPreview>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: { plan: { adds: adds.slice(0, 1), there: 0, refused: [] } } }
export const Empty: Story = { args: { plan: { adds: [], there: 0, refused: [] } } }
export const NothingNew: Story = { args: { plan: { adds: [], there: 120, refused: [] } } }
export const SomeRefused: Story = {
  args: { sheet: 'Водители', plan: { adds, there: 12, refused: wrong } },
  parameters: { en: { sheet: 'Drivers' } },
}
export const MoreRefusedThanAreListed: Story = {
  args: {
    plan: {
      adds: [],
      there: 0,
      refused: Array.from({ length: 60 }, (_, index) => refused(index + 2, 'format', '8 900')),
    },
  },
}
export const Narrow: Story = { ...SomeRefused, globals: { viewport: { value: 'phone' } } }
