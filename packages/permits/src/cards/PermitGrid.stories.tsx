import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PermitCard } from '@parking/domain'
import { permitsTexts } from '../texts/ru.ts'
import { PermitGrid } from './PermitGrid.tsx'

const month: PermitCard = {
  code: 'M',
  name: 'Месяц в центре',
  type: 'month',
  description: null,
  order: 1,
  startDate: null,
  plate: 'А123ВС116',
  cost: 450_000,
  zones: { kind: 'zones', zones: ['101', '102'] },
}
const day: PermitCard = {
  ...month,
  code: 'D',
  name: 'День во всех зонах',
  type: 'day',
  order: 2,
  startDate: '2026-11-25',
  cost: 30_000,
  zones: { kind: 'all' },
}

const meta = {
  title: 'Permits/PermitGrid',
  component: PermitGrid,
  parameters: { app: { texts: [permitsTexts] } },
  args: { permits: [month, day], onBuy: () => undefined },
} satisfies Meta<typeof PermitGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const One: Story = { args: { permits: [month] } }
export const Searched: Story = { args: { isSearched: true } }
export const LongName: Story = {
  args: {
    permits: [
      { ...month, name: 'Месячный абонемент для многодетных семей на парковочные места у вокзала' },
    ],
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
