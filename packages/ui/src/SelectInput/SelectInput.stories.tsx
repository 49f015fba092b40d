import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectInput } from './SelectInput.tsx'

const meta = {
  title: 'Inputs/SelectInput',
  component: SelectInput,
  parameters: {
    en: {
      label: 'Category of the car',
      options: [
        { value: 'B', label: 'B — car' },
        { value: 'A', label: 'A — motorcycle' },
        { value: 'C', label: 'C — lorry' },
      ],
    },
  },
  args: {
    label: 'Категория машины',
    value: 'B',
    options: [
      { value: 'B', label: 'B — легковой автомобиль' },
      { value: 'A', label: 'A — мотоцикл' },
      { value: 'C', label: 'C — грузовой автомобиль' },
    ],
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SelectInput
        {...args}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    )
  },
} satisfies Meta<typeof SelectInput>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Described: Story = {
  parameters: { en: { description: 'The price depends on it' } },
  args: { description: 'От неё зависит цена' },
}
export const Refused: Story = {
  parameters: { en: { error: 'The category does not fit the plate' } },
  args: { value: 'A', error: 'Категория не подходит к номеру' },
}
