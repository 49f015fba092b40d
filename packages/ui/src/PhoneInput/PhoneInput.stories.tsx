import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneInput } from './PhoneInput.tsx'

const meta = {
  title: 'Inputs/PhoneInput',
  component: PhoneInput,
  parameters: {
    en: { label: 'Phone' },
  },
  args: { label: 'Телефон', value: '', onChange: () => undefined },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <PhoneInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PhoneInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Partly: Story = { args: { value: '791612' } }
export const Whole: Story = {
  parameters: { en: { description: 'We will send a code by SMS' } },
  args: { value: '79161234567', description: 'Пришлём код в SMS' },
}
export const Refused: Story = {
  parameters: { en: { error: 'Some digits of the number are missing' } },
  args: { value: '791612', error: 'В номере не хватает цифр' },
}
export const Disabled: Story = { args: { value: '79161234567', disabled: true } }
