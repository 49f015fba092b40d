import type { Meta, StoryObj } from '@storybook/react-vite'
import { spendingTexts } from '../texts/ru.ts'
import { PeriodFields } from './PeriodFields.tsx'

const meta = {
  title: 'Inputs/PeriodFields',
  component: PeriodFields,
  parameters: { app: { texts: [spendingTexts] } },
  args: {
    chosen: { period: 'monthly', days: { from: '2026-10-25', to: '2026-11-24' } },
    onChange: () => undefined,
  },
} satisfies Meta<typeof PeriodFields>
export default meta

type Story = StoryObj<typeof meta>

export const Month: Story = {}
