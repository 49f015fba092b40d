import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '@parking/sessions'
import { ParkingSkeleton } from './ParkingSkeleton.tsx'

const meta = {
  title: 'Parking/ParkingSkeleton',
  component: ParkingSkeleton,
  parameters: { app: { texts: [sessionsTexts] } },
} satisfies Meta<typeof ParkingSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
