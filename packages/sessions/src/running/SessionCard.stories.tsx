import type { Meta, StoryObj } from '@storybook/react-vite'
import { minutesOn, sampleSession } from '@parking/domain/testing'
import { inList } from '@parking/runtime/samples'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionCard } from './SessionCard.tsx'

const session = sampleSession()

const meta = {
  title: 'Parking/SessionCard',
  component: SessionCard,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { session },
  decorators: [inList],
} satisfies Meta<typeof SessionCard>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const AboutToEnd: Story = { args: { session: { ...session, endsAt: minutesOn(9) } } }
export const Over: Story = { args: { session: { ...session, endsAt: minutesOn(-1) } } }
export const NotYetBegun: Story = {
  args: { session: { ...session, startsAt: minutesOn(30), endsAt: minutesOn(150) } },
}
export const Unpaid: Story = {
  args: { session: { ...session, endsAt: minutesOn(3_000), sum: 0 } },
}
