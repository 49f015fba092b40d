import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { OrderFacts } from './OrderFacts.tsx'

const meta = {
  title: 'Payments/OrderFacts',
  component: OrderFacts,
  parameters: { app: { texts: [linkedTexts] } },
  args: { order: { invoiceId: '100500', amount: 50_000, type: 'charge' }, isConfirmed: true },
} satisfies Meta<typeof OrderFacts>
export default meta

type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const AsTheLinkSays: Story = { args: { isConfirmed: false } }
