import type { Meta, StoryObj } from '@storybook/react-vite'
import { minutesOn, sampleSession } from '@parking/domain/testing'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionRing } from './SessionRing.tsx'

const session = sampleSession()

const meta = {
  title: 'Parking/SessionRing',
  component: SessionRing,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { session, size: 'm' },
} satisfies Meta<typeof SessionRing>
export default meta

type Story = StoryObj<typeof meta>

export const Calm: Story = {}
export const Soon: Story = { args: { session: { ...session, endsAt: minutesOn(9) } } }
export const Over: Story = { args: { session: { ...session, endsAt: minutesOn(-1) } } }
export const Small: Story = { args: { size: 's' } }
