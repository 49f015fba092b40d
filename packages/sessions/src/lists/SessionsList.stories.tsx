import type { Meta, StoryObj } from '@storybook/react-vite'
import { minutesOn, sampleSession } from '@parking/domain/testing'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionsList } from './SessionsList.tsx'

const session = sampleSession()

const meta = {
  title: 'Parking/SessionsList',
  component: SessionsList,
  parameters: { app: { texts: [sessionsTexts] } },
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
      { ...session, id: '2', zone: '102', plate: 'В001ВВ116', endsAt: minutesOn(9) },
      { ...session, id: '3', zone: '203', plate: 'С002СС116', endsAt: minutesOn(3_000) },
    ],
  },
}
/** What a city's file chooses between: sessions in frames of their own. */
export const ManyAsCards: Story = {
  ...Many,
  parameters: {
    app: { texts: [sessionsTexts], city: { flags: { alternativeReservationView: true } } },
  },
}
export const EndNotKnown: Story = { args: { sessions: [{ ...session, endsAt: null }] } }
export const BeginsLater: Story = {
  args: { sessions: [{ ...session, startsAt: minutesOn(1_300), endsAt: minutesOn(1_360) }] },
}
export const StateNotKnown: Story = {
  args: {
    sessions: [
      { ...session, status: 'unknown', amountToPay: 5_000 },
      { ...session, id: '2', status: 'unknown', endsAt: null, plate: 'В001ВВ116' },
    ],
  },
}
export const OneUnreadable: Story = { args: { unreadable: 1 } }
export const AllUnreadable: Story = { args: { sessions: [], unreadable: 'all' } }
