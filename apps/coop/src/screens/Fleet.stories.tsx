import { changed, Screen } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { companyConsole } from '../companyConsole.tsx'

const meta = {
  title: 'Screens/Company: fleet',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: companyConsole, path: '/coop-profile/drivers', person: 'company' },
  },
} satisfies Meta<typeof Screen>
export default meta

/** The fleet of a company that has just signed its contract. */
const nobody = { 'corp-profile/get-profile': changed({ ts: [], drivers: [], devices: [] }) }

type Story = StoryObj<typeof meta>

export const Drivers: Story = {}
export const DriversEmpty: Story = {
  parameters: {
    screen: {
      instead: nobody,
    },
  },
}
export const Driver: Story = { parameters: { screen: { path: '/coop-profile/drivers/5' } } }
export const Vehicles: Story = { parameters: { screen: { path: '/coop-profile/vehicles' } } }
export const VehiclesEmpty: Story = {
  parameters: {
    screen: {
      path: '/coop-profile/vehicles',
      instead: nobody,
    },
  },
}
export const Vehicle: Story = { parameters: { screen: { path: '/coop-profile/vehicles/17' } } }
export const Devices: Story = { parameters: { screen: { path: '/coop-profile/devices' } } }
export const DevicesEmpty: Story = {
  parameters: {
    screen: {
      path: '/coop-profile/devices',
      instead: nobody,
    },
  },
}
