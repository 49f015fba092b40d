import type { Meta, StoryObj } from '@storybook/react-vite'
import { authTexts } from '../texts/ru.ts'
import { LoginKind } from './LoginKind.tsx'

const meta = {
  title: 'Account/LoginKind',
  component: LoginKind,
  parameters: { app: { texts: [authTexts] } },
  args: { onIndividual: () => undefined },
} satisfies Meta<typeof LoginKind>
export default meta

type Story = StoryObj<typeof meta>

export const TwoWays: Story = {}
