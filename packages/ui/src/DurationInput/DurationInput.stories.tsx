import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DurationInput } from './DurationInput.tsx'

function words(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} ч` : '', rest > 0 ? `${rest} мин` : ''].filter(Boolean).join(' ')
}

const quarters = Array.from({ length: 96 }, (_, index) => 15 * (index + 1))

const meta = {
  title: 'Inputs/DurationInput',
  component: DurationInput,
  parameters: {
    en: {
      label: 'How long to stay',
      labels: {
        decrease: 'Less',
        increase: 'More',
        none: 'No time',
        chips: 'Usual durations',
        duration: (minutes: number) => `${minutes} min`,
      },
    },
  },
  args: {
    value: 60,
    onChange: () => undefined,
    options: quarters,
    chips: [30, 60, 120, 240, 1440],
    label: 'Сколько стоять',
    labels: {
      decrease: 'Меньше',
      increase: 'Больше',
      none: 'Без времени',
      chips: 'Частые варианты',
      duration: words,
    },
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <DurationInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DurationInput>
export default meta

type Story = StoryObj<typeof meta>

export const OneHour: Story = {}
export const WithEnds: Story = {
  parameters: {
    en: {
      ends: [
        { minutes: 45, label: 'until 13:00' },
        { minutes: 105, label: 'until 14:00' },
        { minutes: 405, label: 'until the paid time ends' },
      ],
    },
  },
  args: {
    ends: [
      { minutes: 45, label: 'до 13:00' },
      { minutes: 105, label: 'до 14:00' },
      { minutes: 405, label: 'до конца платного времени' },
    ],
  },
}
export const NotChosen: Story = { args: { value: null } }
export const Shortest: Story = { args: { value: 15 } }
export const WholeDay: Story = {
  parameters: { en: { description: 'Until 9:00 tomorrow' } },
  args: { value: 1440, description: 'До 9:00 завтрашнего дня' },
}
export const WithoutTime: Story = { args: { value: 0, options: [0, ...quarters] } }
export const Refused: Story = {
  parameters: { en: { error: 'Choose how long to stay' } },
  args: { value: null, error: 'Выберите, сколько стоять' },
}
export const Disabled: Story = { args: { disabled: true } }
