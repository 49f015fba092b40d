import type { Meta, StoryObj } from '@storybook/react-vite'
import { adviceTexts } from '../texts/advice/ru.ts'
import { ParkingTypeChoice } from './ParkingTypeChoice.tsx'

const meta = {
  title: 'Parking/KindChoice',
  component: ParkingTypeChoice,
  parameters: { app: { texts: [adviceTexts] } },
  args: { type: 'roadside', onChoose: () => undefined },
} satisfies Meta<typeof ParkingTypeChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Roadside: Story = {}
export const Barrier: Story = { args: { type: 'barrier' } }
