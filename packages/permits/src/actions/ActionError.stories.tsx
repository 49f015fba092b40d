import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionError } from './ActionError.tsx'

const meta = {
  title: 'Permits/ActionError',
  component: ActionError,
  args: { error: new TypeError('Failed to fetch') },
} satisfies Meta<typeof ActionError>
export default meta

type Story = StoryObj<typeof meta>

export const NoConnection: Story = {}
