import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordInput } from './PasswordInput.tsx'

const meta = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  parameters: {
    en: { label: 'Password', labels: { show: 'Show password', hide: 'Hide password' } },
  },
  args: {
    label: 'Пароль',
    labels: { show: 'Показать пароль', hide: 'Скрыть пароль' },
    value: 'очень тайно',
    onChange: () => undefined,
    autoComplete: 'current-password',
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    return <PasswordInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PasswordInput>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Empty: Story = {
  parameters: { en: { description: '6 to 20 characters' } },
  args: { value: '', description: 'От 6 до 20 символов' },
}
export const Refused: Story = {
  parameters: { en: { error: '6 to 20 characters are needed' } },
  args: { value: '123', error: 'Нужно от 6 до 20 символов' },
}
