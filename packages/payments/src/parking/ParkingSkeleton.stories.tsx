import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'

const meta = {
  title: 'Parking/ParkingSkeleton',
  component: ParkingSkeleton,
  parameters: { app: { messages: [paymentsMessages] } },
} satisfies Meta<typeof ParkingSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
