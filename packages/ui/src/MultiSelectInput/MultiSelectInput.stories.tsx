import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MultiSelectInput } from './MultiSelectInput.tsx'

const meta = {
  title: 'Inputs/MultiSelectInput',
  component: MultiSelectInput,
  parameters: { en: { label: 'Zones', nothingFound: 'There is no such zone' } },
  args: {
    label: 'Зоны',
    value: [],
    nothingFound: 'Такой зоны нет',
    onChange: () => undefined,
    options: [
      { value: '101', label: '101 · Центр' },
      { value: '102', label: '102 · Вокзал' },
      { value: '103', label: '103 · Набережная' },
    ],
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <MultiSelectInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MultiSelectInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Described: Story = {
  parameters: { en: { description: 'You can choose several' } },
  args: { description: 'Можно выбрать несколько' },
}
export const Chosen: Story = { args: { value: ['101', '103'] } }
export const Refused: Story = {
  parameters: { en: { error: 'Choose at least one zone' } },
  args: { error: 'Выберите хотя бы одну зону' },
}
export const Open: Story = {
  args: { value: ['102'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Зоны|Zones/u }))
  },
}
