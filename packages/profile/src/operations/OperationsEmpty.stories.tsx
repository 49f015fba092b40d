import { defaultHistoryFilter } from '@parking/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OperationsEmpty } from './OperationsEmpty.tsx'
import { operationsTexts } from './texts/ru.ts'

const meta = {
  title: 'Account/OperationsEmpty',
  component: OperationsEmpty,
  parameters: { app: { texts: [operationsTexts] } },
  args: { filter: defaultHistoryFilter, onChange: () => undefined },
} satisfies Meta<typeof OperationsEmpty>
export default meta

type Story = StoryObj<typeof meta>

export const Month: Story = {}
export const WholeHistory: Story = {
  args: { filter: { ...defaultHistoryFilter, period: 'all' } },
}
export const Filtered: Story = {
  args: { filter: { ...defaultHistoryFilter, type: 'refill' } },
}
