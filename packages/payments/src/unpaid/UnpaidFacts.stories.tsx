import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ParkingSession } from '@parking/domain'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { UnpaidFacts } from './UnpaidFacts.tsx'

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
  title: 'Payments/UnpaidFacts',
  component: UnpaidFacts,
  parameters: { app: { messages: [paymentsMessages] } },
  args: { session },
} satisfies Meta<typeof UnpaidFacts>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
