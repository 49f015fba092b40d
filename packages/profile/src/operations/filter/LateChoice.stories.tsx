import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import { LateChoice } from './LateChoice.tsx'

const list = { isLoadingError: false, isFetching: false, refetch: () => Promise.resolve() }
const zones = [
  { value: '101', label: '101 · Центр' },
  { value: '102', label: '102 · Набережная имени Фатыха Амирхана' },
]

const meta = {
  title: 'Account/LateChoice',
  component: LateChoice,
  parameters: {
    app: { texts: [operationsTexts] },
    en: {
      label: 'Zone',
      every: 'All zones',
      failed: 'The zones did not come.',
      retry: 'Try again to load the list of zones',
    },
  },
  args: {
    label: 'Зона',
    every: 'Все зоны',
    failed: 'Список зон не загрузился.',
    retry: 'Попробовать ещё раз загрузить список зон',
    value: null,
    options: zones,
    list,
    onChange: () => undefined,
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <LateChoice {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof LateChoice>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {}
export const One: Story = { args: { value: '102' } }
export const Loading: Story = { args: { options: undefined } }
/** What was chosen before stays, though the list has it no more. */
export const NoneOfTheList: Story = { args: { value: '900' } }
export const Failed: Story = {
  args: { options: undefined, list: { ...list, isLoadingError: true } },
}
export const TryingAgain: Story = {
  args: { options: undefined, list: { ...list, isLoadingError: true, isFetching: true } },
}
