import type { Meta, StoryObj } from '@storybook/react-vite'
import { finesTexts } from './texts/ru.ts'
import { CopyUin } from './CopyUin.tsx'

const meta = {
  title: 'Account/CopyUin',
  component: CopyUin,
  parameters: { app: { texts: [finesTexts] } },
  args: { uin: '18810116201124000001' },
} satisfies Meta<typeof CopyUin>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
