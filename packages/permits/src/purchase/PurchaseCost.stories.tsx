import type { Meta, StoryObj } from '@storybook/react-vite'
import { permitsTexts } from '../texts/ru.ts'
import { PurchaseCost } from './PurchaseCost.tsx'

const meta = {
  title: 'Permits/PurchaseCost',
  component: PurchaseCost,
  parameters: { app: { texts: [permitsTexts] } },
  args: { cost: 450_000, payment: { kind: 'balance' }, balance: 1_250_000 },
} satisfies Meta<typeof PurchaseCost>
export default meta

type Story = StoryObj<typeof meta>

export const FromTheBalance: Story = {}
export const BalanceNotKnown: Story = { args: { balance: null } }
export const BalanceTooLow: Story = {
  args: { payment: { kind: 'method', missing: 125_000 }, balance: 325_000 },
}
export const WithoutBalance: Story = {
  args: { payment: { kind: 'method', missing: null }, balance: null },
}
