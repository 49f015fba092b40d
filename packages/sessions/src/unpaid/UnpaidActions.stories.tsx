import { minutesOn, sampleSession } from '@parking/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { UnpaidActions } from './UnpaidActions.tsx'

const meta = {
  title: 'Payments/UnpaidActions',
  component: UnpaidActions,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { session: sampleSession() },
} satisfies Meta<typeof UnpaidActions>
export default meta

type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const TooLateToEnd: Story = { args: { session: sampleSession({ endsAt: minutesOn(9) }) } }
