import { fails, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { companyConsole } from '../companyConsole.tsx'

const meta = {
  title: 'Screens/Company: account',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: companyConsole, path: '/coop-profile', person: 'company' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Account: Story = {}
export const Loading: Story = {
  parameters: { screen: { instead: { 'corp-profile/get-profile': waits } } },
}
export const Failed: Story = {
  parameters: { screen: { instead: { 'corp-profile/get-profile': fails } } },
}
