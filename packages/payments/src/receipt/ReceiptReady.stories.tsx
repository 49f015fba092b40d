import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentsTexts } from '../texts/ru.ts'
import { ReceiptReady } from './ReceiptReady.tsx'

const meta = {
  title: 'Payments/ReceiptReady',
  component: ReceiptReady,
  parameters: { app: { texts: [paymentsTexts] } },
  args: { number: '100500' },
} satisfies Meta<typeof ReceiptReady>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
