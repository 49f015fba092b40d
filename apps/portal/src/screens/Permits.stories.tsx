import { fails, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Permits',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/profile/abonements', person: 'driver' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const OnePermit: Story = {}
export const Empty: Story = { parameters: { screen: { person: 'newDriver' } } }
export const Loading: Story = { parameters: { screen: { instead: { 'get-subscription': waits } } } }
export const Failed: Story = {
  parameters: { screen: { instead: { 'get-subscription': fails, 'get-benefits-v2': fails } } },
}
export const Sheet: Story = { parameters: { screen: { path: '/profile/abonements/AB-100001' } } }
export const Constructor: Story = { parameters: { screen: { path: '/profile/constructor' } } }
export const ConstructorLoading: Story = {
  parameters: { screen: { path: '/profile/constructor', instead: { getTiming: waits } } },
}
export const ConstructorFailed: Story = {
  parameters: { screen: { path: '/profile/constructor', instead: { getTiming: fails } } },
}
