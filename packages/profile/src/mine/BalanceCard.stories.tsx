import type { Meta, StoryObj } from '@storybook/react-vite'
import { mineTexts } from './texts/ru.ts'
import { BalanceCard } from './BalanceCard.tsx'

const meta = {
  title: 'Account/BalanceCard',
  component: BalanceCard,
  parameters: { app: { texts: [mineTexts] } },
  args: { balance: 125_000 },
} satisfies Meta<typeof BalanceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Empty: Story = { args: { balance: 0 } }
export const NotKnown: Story = { args: { balance: null } }
