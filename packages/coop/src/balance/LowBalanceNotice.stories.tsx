import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCompany } from '@parking/domain/testing'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { LowBalanceNotice } from './LowBalanceNotice.tsx'

const company = sampleCompany()

const meta = {
  title: 'Company/LowBalanceNotice',
  component: LowBalanceNotice,
  parameters: { app: { texts: [overviewTexts] } },
  args: { company: { ...company, balance: 40_000 }, limit: 100_000 },
} satisfies Meta<typeof LowBalanceNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Low: Story = {}
export const Enough: Story = { args: { company } }
