import { defaultHistoryFilter } from '@parking/domain'
import { spendingTexts } from '@parking/spending'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OperationsFilter } from './OperationsFilter.tsx'
import { operationsTexts } from './texts/ru.ts'

const meta = {
  title: 'Company/OperationsFilter',
  component: OperationsFilter,
  parameters: { app: { texts: [operationsTexts, spendingTexts] } },
  args: {
    filter: { ...defaultHistoryFilter, search: '' },
    zones: ['101', '102'],
    onChange: () => undefined,
    children: null,
  },
} satisfies Meta<typeof OperationsFilter>
export default meta

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

/** The zone that is chosen stands there, though no operation names it any more. */
export const Chosen: Story = {
  args: {
    filter: { ...defaultHistoryFilter, type: 'payment', zone: '205', search: 'А123ВС' },
  },
}
