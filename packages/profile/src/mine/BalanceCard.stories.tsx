import type { Meta, StoryObj } from '@storybook/react-vite'
import { mineMessages } from './messages/mineMessages.ts'
import { BalanceCard } from './BalanceCard.tsx'

const meta = {
  title: 'Account/BalanceCard',
  component: BalanceCard,
  parameters: { app: { messages: [mineMessages] } },
  args: { balance: 125_000 },
} satisfies Meta<typeof BalanceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Empty: Story = { args: { balance: 0 } }
export const NotKnown: Story = { args: { balance: null } }
