import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Company } from '@parking/domain'
import { overviewMessages } from '../overviewMessages/overviewMessages.ts'
import { LowBalanceNotice } from './LowBalanceNotice.tsx'

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
  title: 'Company/LowBalanceNotice',
  component: LowBalanceNotice,
  parameters: { app: { messages: [overviewMessages] } },
  args: { company: { ...company, balance: 40_000 }, limit: 100_000 },
} satisfies Meta<typeof LowBalanceNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Low: Story = {}
export const Enough: Story = { args: { company } }
