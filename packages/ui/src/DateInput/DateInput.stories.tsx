import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateInput } from './DateInput.tsx'

const meta = {
  title: 'Inputs/DateInput',
  component: DateInput,
  parameters: {
    en: {
      label: 'First day',
      language: 'en',
      labels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
    },
  },
  args: {
    label: 'Первый день',
    value: '2026-11-25',
    min: '2026-11-24',
    max: '2026-12-23',
    language: 'ru',
    labels: { previousMonth: 'Предыдущий месяц', nextMonth: 'Следующий месяц' },
    onChange: () => undefined,
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <DateInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateInput>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const English: Story = {
  args: {
    label: 'First day',
    language: 'en',
    labels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
  },
}
export const Refused: Story = {
  parameters: { en: { error: 'The first day is 24 November or later' } },
  args: { error: 'Первый день — не раньше 24 ноября' },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Первый день|First day/u }))
  },
}
