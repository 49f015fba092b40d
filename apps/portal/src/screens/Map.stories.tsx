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

export const Guest: Story = {}
export const Driver: Story = { parameters: { screen: { person: 'driver' } } }
export const ZoneChosen: Story = { parameters: { screen: { path: '/?zone=103' } } }
export const Loading: Story = { parameters: { screen: { instead: { 'get-map-info/v3': waits } } } }
export const Failed: Story = {
  parameters: { screen: { instead: { 'get-map-info/v3': fails } } },
}
export const Closed: Story = {
  parameters: { screen: { instead: { 'get-options-info-v3': () => ok({ isClose: true }) } } },
}
