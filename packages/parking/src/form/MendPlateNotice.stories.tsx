import { sampleVehicle } from '@parking/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { adviceTexts } from '../texts/advice/ru.ts'
import { MendPlateNotice } from './MendPlateNotice.tsx'

const meta = {
  title: 'Parking/MendPlateNotice',
  component: MendPlateNotice,
  parameters: { app: { texts: [adviceTexts] } },
  args: {
    vehicle: sampleVehicle('WХ12345', { format: 'foreign' }),
    plate: 'WX12345',
    isGuess: false,
  },
} satisfies Meta<typeof MendPlateNotice>
export default meta

type Story = StoryObj<typeof meta>

export const MixedLetters: Story = {}
export const ZeroForALetter: Story = {
  args: { vehicle: sampleVehicle('0001ОО77'), plate: 'О001ОО77', isGuess: true },
}
