import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCompany } from '@parking/domain/testing'
import { coopTexts } from '../texts/ru.ts'
import { FleetSummary } from './FleetSummary.tsx'

const company = sampleCompany()

const meta = {
  title: 'Company/FleetSummary',
  component: FleetSummary,
  parameters: { app: { texts: [coopTexts] } },
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
