import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { SessionGone } from './SessionGone.tsx'

const meta = {
  title: 'Feedback/SessionGone',
  component: SessionGone,
  parameters: { app: { messages: [paymentsMessages] } },
} satisfies Meta<typeof SessionGone>
export default meta

type Story = StoryObj<typeof meta>

export const Gone: Story = {}
