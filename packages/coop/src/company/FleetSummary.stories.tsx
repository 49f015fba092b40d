import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Company } from '@parking/domain'
import { coopMessages } from '../messages/coopMessages.ts'
import { FleetSummary } from './FleetSummary.tsx'

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
  title: 'Company/FleetSummary',
  component: FleetSummary,
  parameters: { app: { messages: [coopMessages] } },
  args: { company },
} satisfies Meta<typeof FleetSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    company: {
      ...company,
      drivers: [
        {
          id: '21',
          name: 'Первый водитель',
          phone: '79001000001',
          plates: [],
          device: null,
          isActive: true,
        },
        {
          id: '22',
          name: 'Второй водитель',
          phone: '79001000002',
          plates: [],
          device: null,
          isActive: false,
        },
      ],
    },
  },
}
