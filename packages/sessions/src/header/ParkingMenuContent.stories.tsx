import { ok } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import css from './HeaderMenu.module.css'
import { ParkingMenuContent } from './ParkingMenuContent.tsx'

const session = {
  id: '1',
  reservationId: '1',
  zone: '101',
  transport: { numberTs: 'А123ВС116' },
  startDate: '2026-11-24 09:54:00',
  endDate: '2026-11-24 23:54:00',
  status: 'Действует',
}
const answering = (...sessions: readonly object[]) => ({
  app: {
    token: 'token-1',
    texts: [sessionsTexts],
    answers: {
      'get-profile-v6': () =>
        ok({ email: '', sessions: sessions.map((one) => Object.assign({}, session, one)) }),
    },
  },
})

const meta = {
  title: 'Parking/ParkingMenuContent',
  component: ParkingMenuContent,
  args: { onLeave: () => undefined },
  decorators: [
    (Story) => (
      <div className={css['dropdown']} style={{ width: 'min(22rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ParkingMenuContent>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = { parameters: answering({}) }
export const EndNotKnown: Story = { parameters: answering({ endDate: null }) }
export const StateNotKnown: Story = {
  parameters: answering({ status: 'Приостановлена', amountToPay: '50.00' }),
}
export const BeginsLater: Story = {
  parameters: answering({ startDate: '2026-11-25 09:00:00', endDate: '2026-11-25 10:00:00' }),
}
export const None: Story = { parameters: answering() }
