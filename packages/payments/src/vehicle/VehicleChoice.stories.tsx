import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleVehicle } from '@parking/domain/testing'
import { paymentsTexts } from '../texts/ru.ts'
import { VehicleChoice } from './VehicleChoice.tsx'

const vehicle = sampleVehicle('А123ВС116', { id: '11', isMain: true, name: 'Семейная' })

const meta = {
  title: 'Payments/VehicleChoice',
  component: VehicleChoice,
  parameters: { app: { texts: [paymentsTexts] }, en: { label: 'Car' } },
  args: {
    id: 'vehicle',
    label: 'Машина',
    vehicles: [vehicle, { ...vehicle, id: '12', plate: 'В001ВВ116' }],
    plate: 'А123ВС116',
    onChange: () => undefined,
  },
} satisfies Meta<typeof VehicleChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Empty: Story = { args: { plate: null } }
export const One: Story = { args: { vehicles: [vehicle] } }
export const Other: Story = {
  parameters: { en: { other: { label: 'Another car' } } },
  args: {
    plate: null,
    other: { label: 'Другая машина', isChosen: true, onChoose: () => undefined },
  },
}
export const Refused: Story = {
  parameters: { en: { error: 'Choose a car' } },
  args: { plate: null, error: 'Выберите машину' },
}
