import { sampleVehicle } from '@parking/domain/testing'
import { useRuledForm } from '@parking/runtime'
import { inForm } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { vehiclesTexts } from '../texts/ru.ts'
import { PlateFields } from './PlateFields.tsx'
import type { VehicleValues } from './useVehicleForm.ts'

const empty: VehicleValues = {
  plate: '',
  format: 'russian',
  category: 'B',
  stsNumber: '',
  country: '',
  documentType: 'registrationCertificate',
  name: '',
  isMain: false,
}

const meta = {
  title: 'Account/PlateFields',
  component: Fields,
  parameters: { app: { texts: [vehiclesTexts] } },
  args: { plate: '', format: 'russian', vehicles: [] },
  decorators: [inForm],
} satisfies Meta<typeof Fields>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Recognised: Story = { args: { plate: 'А123ВС116' } }
export const LikeAnother: Story = {
  args: { plate: 'А123ВС116', vehicles: [sampleVehicle('А123ВС16')] },
}
export const Foreign: Story = { args: { plate: 'AB1234', format: 'foreign' } }
export const ForeignInRussianLetters: Story = { args: { plate: 'ЖЩ1234', format: 'foreign' } }

function Fields(
  props: Pick<VehicleValues, 'plate' | 'format'> &
    Pick<ComponentProps<typeof PlateFields>, 'vehicles'>,
) {
  const { plate, format, vehicles } = props
  const { form } = useRuledForm<VehicleValues>({
    initialValues: { ...empty, plate, format },
    rules: {},
    onSubmit: () => undefined,
  })
  return <PlateFields idOf={(field) => field} form={form} vehicle={null} vehicles={vehicles} />
}
