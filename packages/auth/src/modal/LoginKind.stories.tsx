import type { Meta, StoryObj } from '@storybook/react-vite'
import { authMessages } from '../messages/authMessages.ts'
import { LoginKind } from './LoginKind.tsx'

const meta = {
  title: 'Account/LoginKind',
  component: LoginKind,
  parameters: { app: { messages: [authMessages] } },
  args: { onIndividual: () => undefined },
} satisfies Meta<typeof LoginKind>
export default meta

type Story = StoryObj<typeof meta>

export const TwoWays: Story = {}
