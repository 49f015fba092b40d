import { Screen } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { companyConsole } from '../companyConsole.tsx'

const meta = {
  title: 'Screens/Company: sign in',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: companyConsole, path: '/legal/auth', person: 'guest' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = {}
