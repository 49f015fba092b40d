import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSession } from '@parking/domain/testing'
import { sessionsTexts } from '../texts/ru.ts'
import { UnpaidFacts } from './UnpaidFacts.tsx'

const session = sampleSession()

const meta = {
  title: 'Payments/UnpaidFacts',
  component: UnpaidFacts,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { session },
} satisfies Meta<typeof UnpaidFacts>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
