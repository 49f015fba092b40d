import { fails, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { companyConsole } from '../companyConsole.tsx'

const meta = {
  title: 'Screens/Company: operations and overview',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: companyConsole, path: '/coop-profile/operations', person: 'company' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Operations: Story = {}
export const OperationsLoading: Story = {
  parameters: { screen: { instead: { 'get-operations-with-filter': waits } } },
}
export const OperationsFailed: Story = {
  parameters: { screen: { instead: { 'get-operations-with-filter': fails } } },
}
export const Overview: Story = { parameters: { screen: { path: '/coop-profile/overview' } } }
export const OverviewLoading: Story = {
  parameters: {
    screen: { path: '/coop-profile/overview', instead: { 'get-operations-with-filter': waits } },
  },
}
export const OverviewFailed: Story = {
  parameters: {
    screen: { path: '/coop-profile/overview', instead: { 'get-operations-with-filter': fails } },
  },
}
