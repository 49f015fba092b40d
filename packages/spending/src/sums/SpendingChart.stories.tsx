import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Spending } from '@parking/domain'
import { spendingTexts } from '../texts/ru.ts'
import { SpendingChart } from './SpendingChart.tsx'

const spending: Spending = {
  spent: 152_000,
  returned: 8_000,
  count: 14,
  groups: [
    { key: '2026-09', spent: 60_000, returned: 0, count: 5 },
    { key: '2026-10', spent: 52_000, returned: 8_000, count: 6 },
    { key: '2026-11', spent: 40_000, returned: 0, count: 3 },
  ],
}

const meta = {
  title: 'Payments/SpendingChart',
  component: SpendingChart,
  parameters: { app: { texts: [spendingTexts] } },
  args: { spending, by: 'month', nameDriver: (phone) => phone },
} satisfies Meta<typeof SpendingChart>
export default meta

type Story = StoryObj<typeof meta>

export const ByMonth: Story = {}
export const ByVehicle: Story = {
  args: {
    by: 'vehicle',
    spending: {
      ...spending,
      groups: [
        { key: 'А123ВС116', spent: 120_000, returned: 0, count: 11 },
        { key: 'В001ВВ116', spent: 32_000, returned: 8_000, count: 3 },
      ],
    },
  },
}
