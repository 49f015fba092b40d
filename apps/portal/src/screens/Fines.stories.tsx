import { fails, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Fines',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/profile/penalty', person: 'driver' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Empty: Story = { parameters: { screen: { person: 'newDriver' } } }
export const Loading: Story = { parameters: { screen: { instead: { 'fines/v1': waits } } } }
export const Failed: Story = { parameters: { screen: { instead: { 'fines/v1': fails } } } }
