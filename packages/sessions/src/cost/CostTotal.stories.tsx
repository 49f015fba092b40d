import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ParkingCost } from '@parking/domain'
import { sessionsTexts } from '../texts/ru.ts'
import { CostTotal } from './CostTotal.tsx'

const cost: ParkingCost = {
  total: 14_000,
  discount: 2_000,
  full: 16_000,
  intervals: [],
  benefits: [],
  balance: 125_000,
  isMoneyEnough: true,
  topUp: 0,
}

const meta = {
  title: 'Payments/CostTotal',
  component: CostTotal,
  parameters: { app: { texts: [sessionsTexts] } },
  args: {
    cost: {
      state: { kind: 'known', cost, before: null, isRefreshing: false },
      askAgain: () => undefined,
      offer: () => null,
    },
    estimated: null,
    totalBefore: null,
    startsAt: null,
  },
} satisfies Meta<typeof CostTotal>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}
