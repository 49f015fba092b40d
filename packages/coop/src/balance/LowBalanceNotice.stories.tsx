import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCompany } from '@parking/domain/testing'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { LowBalanceNotice } from './LowBalanceNotice.tsx'

const company = sampleCompany()

const meta = {
  title: 'Company/LowBalanceNotice',
  component: LowBalanceNotice,
  parameters: { app: { texts: [overviewTexts] } },
  args: { company: { ...company, balance: 40_000 }, limit: 100_000, forecast: null },
} satisfies Meta<typeof LowBalanceNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Low: Story = {}
const forecast = { perDay: 10_000, days: 30, lasts: 4, until: '2026-11-29' } as const
/** Nobody has set a sum, and the money ends within days. */
export const EndsSoon: Story = { args: { limit: null, forecast } }
export const EndsToday: Story = { args: { limit: null, forecast: { ...forecast, lasts: 0 } } }
export const Enough: Story = { args: { company } }
