import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ParkingSession, Vehicle } from '@parking/domain'
import { vehiclesMessages } from './messages/vehiclesMessages.ts'
import { VehicleRow } from './VehicleRow.tsx'

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

const vehicle: Vehicle = {
  id: '11',
  plate: 'А123ВС116',
  format: 'russian',
  category: 'B',
  isMain: true,
  name: 'Семейная',
  country: null,
  stsNumber: '9900123456',
  documentType: null,
  isActive: true,
  vin: null,
  imei: null,
  region: null,
}

const meta = {
  title: 'Account/VehicleRow',
  component: VehicleRow,
  parameters: { app: { messages: [vehiclesMessages] } },
  args: { vehicle, isMain: true, sessions: [], onAsk: () => undefined },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof VehicleRow>
export default meta

type Story = StoryObj<typeof meta>

export const Main: Story = {}
export const Another: Story = {
  args: { isMain: false, vehicle: { ...vehicle, name: null, isMain: false } },
}
export const Parked: Story = { args: { sessions: [session] } }
export const Foreign: Story = {
  args: {
    isMain: false,
    vehicle: { ...vehicle, plate: 'AB1234', format: 'foreign', country: 'KAZ' },
  },
}
export const LongName: Story = {
  args: { vehicle: { ...vehicle, name: 'Автомобиль для поездок за город по выходным' } },
}
