import { sampleProfile, sampleVehicle } from '@parking/domain/testing'
import { inForm } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentsTexts } from '@parking/payments'
import { permitsTexts } from '../texts/ru.ts'
import { VehicleField } from './VehicleField.tsx'

const vehicle = sampleVehicle('А123ВС116')
const profile = sampleProfile({ vehicles: [vehicle, sampleVehicle('В001ВВ116')] })

const meta = {
  title: 'Permits/VehicleField',
  component: VehicleField,
  parameters: { app: { texts: [permitsTexts, paymentsTexts] } },
  args: {
    profile,
    plate: vehicle.plate,
    isFixed: false,
    onChange: () => undefined,
  },
  decorators: [inForm],
} satisfies Meta<typeof VehicleField>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {}
/** A permit of one car: the car can't be chosen. */
export const Fixed: Story = { args: { isFixed: true } }
export const None: Story = { args: { profile: sampleProfile(), plate: null } }
export const Loading: Story = { args: { profile: undefined } }
export const OneUnreadable: Story = {
  args: { profile: { ...profile, unreadable: { ...profile.unreadable, vehicles: 1 } } },
}
