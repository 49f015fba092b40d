import { Screen } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Registration',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/registration', person: 'guest' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const CodeOfTheEmail: Story = {
  parameters: { screen: { path: '/registration/confirmation/email/salt' } },
}
export const CodeOfThePhone: Story = {
  parameters: { screen: { path: '/registration/confirmation/phone/salt' } },
}
export const IncompleteLink: Story = {
  parameters: { screen: { path: '/registration/confirmation/email' } },
}
