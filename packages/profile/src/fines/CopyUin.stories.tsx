import type { Meta, StoryObj } from '@storybook/react-vite'
import { finesMessages } from './messages/finesMessages.ts'
import { CopyUin } from './CopyUin.tsx'

const meta = {
  title: 'Account/CopyUin',
  component: CopyUin,
  parameters: { app: { messages: [finesMessages] } },
  args: { uin: '18810116201124000001' },
} satisfies Meta<typeof CopyUin>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
