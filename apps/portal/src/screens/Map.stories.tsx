import { fails, ok, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Map',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/', person: 'guest' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Places: Story = {}
export const OfADriver: Story = { parameters: { screen: { person: 'driver' } } }
export const AZone: Story = { parameters: { screen: { path: '/?zone=103' } } }
export const Waits: Story = { parameters: { screen: { instead: { 'get-map-info/v3': waits } } } }
export const NothingCame: Story = {
  parameters: { screen: { instead: { 'get-map-info/v3': fails } } },
}
export const Closed: Story = {
  parameters: { screen: { instead: { 'get-options-info-v3': () => ok({ isClose: true }) } } },
}
