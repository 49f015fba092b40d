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

export const RunningSession: Story = {}
export const NewDriver: Story = { parameters: { screen: { person: 'newDriver' } } }
export const Loading: Story = { parameters: { screen: { instead: { 'get-profile-v6': waits } } } }
export const Failed: Story = { parameters: { screen: { instead: { getZones: fails } } } }
export const SessionDetails: Story = {
  parameters: { screen: { path: '/profile/parking/evidence?session=1' } },
}
