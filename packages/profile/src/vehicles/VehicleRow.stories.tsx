import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSession, sampleVehicle } from '@parking/domain/testing'
import { inList } from '@parking/runtime/samples'
import { vehiclesTexts } from './texts/ru.ts'
import { VehicleRow } from './VehicleRow.tsx'

const session = sampleSession()

const vehicle = sampleVehicle('А123ВС116', {
  id: '11',
  isMain: true,
  name: 'Семейная',
  stsNumber: '9900123456',
})

const meta = {
  title: 'Account/VehicleRow',
  component: VehicleRow,
  parameters: { app: { texts: [vehiclesTexts] } },
  args: { vehicle, isMain: true, sessions: [], onAsk: () => undefined },
  decorators: [inList],
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
