import { ApiError } from '@parking/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { registrationTexts } from '../texts/ru.ts'
import { HaveAccount } from './HaveAccount.tsx'

const meta = {
  title: 'Account/HaveAccount',
  component: HaveAccount,
  parameters: { app: { texts: [registrationTexts] } },
  args: { email: 'driver@parking.example', error: null },
} satisfies Meta<typeof HaveAccount>
export default meta

type Story = StoryObj<typeof meta>

export const NothingRefused: Story = {}
export const AddressIsTaken: Story = {
  args: { error: new ApiError({ kind: 'server', errorName: 'EmailExists' }) },
}
export const Narrow: Story = { ...AddressIsTaken, globals: { viewport: { value: 'phone' } } }
