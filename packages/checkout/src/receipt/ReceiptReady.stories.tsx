import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkoutMessages } from '../messages/checkoutMessages.ts'
import { ReceiptReady } from './ReceiptReady.tsx'

const meta = {
  title: 'Payments/ReceiptReady',
  component: ReceiptReady,
  parameters: { app: { messages: [checkoutMessages] } },
  args: { number: '100500' },
} satisfies Meta<typeof ReceiptReady>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
