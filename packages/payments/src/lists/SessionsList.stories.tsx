import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ParkingSession } from '@parking/domain'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { SessionsList } from './SessionsList.tsx'

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
  title: 'Parking/SessionsList',
  component: SessionsList,
  parameters: { app: { messages: [paymentsMessages] } },
  args: { sessions: [session], unreadable: 0, paid: null },
} satisfies Meta<typeof SessionsList>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Empty: Story = { args: { sessions: [] } }
export const Many: Story = {
  args: {
    sessions: [
      session,
      { ...session, id: '2', zone: '102', plate: 'В001ВВ116', endsAt: minutes(9) },
      { ...session, id: '3', zone: '203', plate: 'С002СС116', endsAt: minutes(3_000) },
    ],
  },
}
export const OneUnreadable: Story = { args: { unreadable: 1 } }
export const AllUnreadable: Story = { args: { sessions: [], unreadable: 'all' } }
