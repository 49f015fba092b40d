import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Company } from '@parking/domain'
import { overviewMessages } from '../overviewMessages/overviewMessages.ts'
import { BalanceCard } from './BalanceCard.tsx'

const company: Company = {
  name: 'Автопарк',
  email: 'fleet@company.example',
  inn: '9900000017',
  balance: 1_250_000,
  vehicles: [],
  drivers: [],
  devices: [],
  unreadable: { vehicles: 0, drivers: 0, devices: 0 },
}

const meta = {
  title: 'Company/BalanceCard',
  component: BalanceCard,
  parameters: { app: { messages: [overviewMessages] } },
  args: { company, operations: [] },
} satisfies Meta<typeof BalanceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const NotKnown: Story = { args: { company: { ...company, balance: null } } }
export const Loading: Story = { args: { operations: null } }
