import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { CostFailure } from './CostFailure.tsx'

const meta = {
  title: 'Payments/CostFailure',
  component: CostFailure,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { error: new TypeError('Failed to fetch'), onRetry: () => undefined },
} satisfies Meta<typeof CostFailure>
export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = {}
