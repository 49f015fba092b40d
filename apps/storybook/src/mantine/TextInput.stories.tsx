import { TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** A line of text. A plate, a phone, a password, a day and a duration have fields of their own. */
const meta = {
  title: 'Inputs/TextInput',
  component: TextInput,
  parameters: { en: { label: 'E-mail', description: 'Receipts are sent here' } },
  args: { label: 'Электронная почта', description: 'Сюда приходят чеки' },
} satisfies Meta<typeof TextInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'driver@parking.example' } }
export const Refused: Story = {
  args: { defaultValue: 'driver', error: 'Адрес почты не похож на настоящий' },
  parameters: { en: { error: 'This is no e-mail address' } },
}
export const Disabled: Story = { args: { defaultValue: 'driver@parking.example', disabled: true } }
