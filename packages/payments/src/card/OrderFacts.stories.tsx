import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkedMessages } from '../linkedMessages/linkedMessages.ts'
import { OrderFacts } from './OrderFacts.tsx'

const meta = {
  title: 'Payments/OrderFacts',
  component: OrderFacts,
  parameters: { app: { messages: [linkedMessages] } },
  args: { order: { invoiceId: '100500', amount: 50_000, type: 'charge' }, isConfirmed: true },
} satisfies Meta<typeof OrderFacts>
export default meta

type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const AsTheLinkSays: Story = { args: { isConfirmed: false } }
