import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ParkingSession } from '@parking/domain'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { SessionRing } from './SessionRing.tsx'

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
  title: 'Parking/SessionRing',
  component: SessionRing,
  parameters: { app: { messages: [paymentsMessages] } },
  args: { session, size: 'm' },
} satisfies Meta<typeof SessionRing>
export default meta

type Story = StoryObj<typeof meta>

export const Calm: Story = {}
export const Soon: Story = { args: { session: { ...session, endsAt: minutes(9) } } }
export const Over: Story = { args: { session: { ...session, endsAt: minutes(-1) } } }
export const Small: Story = { args: { size: 's' } }
