import type { Meta, StoryObj } from '@storybook/react-vite'
import { authTexts } from '../texts/ru.ts'
import { CaptchaField } from './CaptchaField.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="120" height="40"%3E%3Ctext x="20" y="28" font-size="24"%3E7k3p%3C/text%3E%3C/svg%3E'

const meta = {
  title: 'Account/CaptchaField',
  component: CaptchaField,
  parameters: { app: { texts: [authTexts] } },
  args: { address: picture },
} satisfies Meta<typeof CaptchaField>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Refused: Story = {
  parameters: { en: { error: 'The characters are others' } },
  args: { error: 'Символы не совпали' },
}
export const NotLoaded: Story = { args: { address: null } }
