import { fails, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Parking',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/profile/parking', person: 'driver' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const OneRuns: Story = {}
export const OfANewDriver: Story = { parameters: { screen: { person: 'newDriver' } } }
export const Waits: Story = { parameters: { screen: { instead: { 'get-profile-v6': waits } } } }
export const NothingCame: Story = { parameters: { screen: { instead: { getZones: fails } } } }
export const Evidence: Story = {
  parameters: { screen: { path: '/profile/parking/evidence?session=1' } },
}
