import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCompany } from '@parking/domain/testing'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { BalanceCard } from './BalanceCard.tsx'

const company = sampleCompany()

const meta = {
  title: 'Company/BalanceCard',
  component: BalanceCard,
  parameters: { app: { texts: [overviewTexts] } },
  args: { company, operations: [] },
} satisfies Meta<typeof BalanceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const NotKnown: Story = { args: { company: { ...company, balance: null } } }
export const Loading: Story = { args: { operations: null } }
