import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ParkingSession } from '@parking/domain'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { SessionCard } from './SessionCard.tsx'

const NOW = Date.UTC(2026, 10, 24, 7, 30)
const minutes = (count: number) => NOW + count * 60_000

const session: ParkingSession = {
  id: '1',
  reservationId: '1',
  status: 'active',
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  startsAt: minutes(-36),
  endsAt: minutes(84),
  durationMinutes: 120,
  sum: 14_000,
  amountToPay: null,
  postPaymentStartsAt: null,
}

const meta = {
  title: 'Parking/SessionCard',
  component: SessionCard,
  parameters: { app: { messages: [paymentsMessages] } },
  args: { session },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof SessionCard>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const AboutToEnd: Story = { args: { session: { ...session, endsAt: minutes(9) } } }
export const Over: Story = { args: { session: { ...session, endsAt: minutes(-1) } } }
export const NotYetBegun: Story = {
  args: { session: { ...session, startsAt: minutes(30), endsAt: minutes(150) } },
}
export const Unpaid: Story = {
  args: { session: { ...session, endsAt: minutes(3_000), sum: 0 } },
}
