import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipsInput } from './ChipsInput.tsx'

const meta = {
  title: 'Inputs/ChipsInput',
  component: ChipsInput,
  parameters: {
    en: {
      label: 'Duration',
      options: [
        { value: '7', label: '7 days' },
        { value: '30', label: '30 days' },
        { value: '90', label: '90 days' },
      ],
    },
  },
  args: {
    label: 'Срок',
    value: null,
    onChange: () => undefined,
    options: [
      { value: '7', label: '7 дней' },
      { value: '30', label: '30 дней' },
      { value: '90', label: '90 дней' },
    ],
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <ChipsInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ChipsInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '30' } }
export const Refused: Story = {
  parameters: { en: { error: 'Choose a duration' } },
  args: { error: 'Выберите срок' },
}
