import { fails, Screen } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Parking of a guest',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/guest-payment', person: 'guest' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const Failed: Story = { parameters: { screen: { instead: { getZones: fails } } } }
