import type { Meta, StoryObj } from '@storybook/react-vite'
import { authTexts } from '../texts/ru.ts'
import { AccountTypeChoice } from './AccountTypeChoice.tsx'

const meta = {
  title: 'Account/LoginKind',
  component: AccountTypeChoice,
  parameters: { app: { texts: [authTexts] } },
  args: { onIndividual: () => undefined },
} satisfies Meta<typeof AccountTypeChoice>
export default meta

type Story = StoryObj<typeof meta>

export const TwoWays: Story = {}
