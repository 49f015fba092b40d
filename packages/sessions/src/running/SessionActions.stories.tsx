import { minutesOn, sampleSession } from '@parking/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionActions } from './SessionActions.tsx'

const meta = {
  title: 'Parking/SessionActions',
  component: SessionActions,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { session: sampleSession() },
} satisfies Meta<typeof SessionActions>
export default meta

type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const TooLateToEnd: Story = { args: { session: sampleSession({ endsAt: minutesOn(9) }) } }
/** A session without a number of its own can't be changed: nothing is offered. */
export const Nothing: Story = { args: { session: sampleSession({ reservationId: null }) } }
