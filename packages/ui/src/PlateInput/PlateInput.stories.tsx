import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlateInput } from './PlateInput.tsx'

const labels = { format: 'Вид номера', russian: 'Российский', foreign: 'Иностранный' }

const meta = {
  title: 'Inputs/PlateInput',
  component: PlateInput,
  parameters: {
    en: {
      label: 'Number plate',
      labels: { format: 'Kind of plate', russian: 'Russian', foreign: 'Foreign' },
    },
  },
  args: {
    label: 'Номер автомобиля',
    value: '',
    format: 'russian',
    labels,
    onChange: () => undefined,
    onFormatChange: () => undefined,
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value)
    const [format, setFormat] = useState(args.format)
    return (
      <PlateInput
        {...args}
        value={value}
        onChange={setValue}
        format={format}
        onFormatChange={setFormat}
      />
    )
  },
} satisfies Meta<typeof PlateInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Partly: Story = { args: { value: 'А123В' } }
export const Regular: Story = { args: { value: 'А123ВС777' } }
export const Taxi: Story = { args: { value: 'АВ12377' } }
export const Motorcycle: Story = { args: { value: '1234АВ77' } }
export const Police: Story = { args: { value: 'А123477' } }
export const PoliceTrailer: Story = { args: { value: '123А77' } }
export const Foreign: Story = { args: { value: 'AB1234', format: 'foreign' } }
export const Refused: Story = {
  parameters: { en: { error: 'There is no such plate. Example: А 123 ВС 77' } },
  args: { value: 'А12ВС', error: 'Такого номера не бывает. Пример: А 123 ВС 77' },
}
export const Disabled: Story = { args: { value: 'А123ВС77', disabled: true } }
