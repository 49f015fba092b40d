import type { Meta, StoryObj } from '@storybook/react-vite'
import { permitsTexts } from '../texts/ru.ts'
import { ZonesField } from './ZonesField.tsx'

const meta = {
  title: 'Permits/ZonesField',
  component: ZonesField,
  parameters: { app: { texts: [permitsTexts] } },
  args: {
    id: 'zones',
    zones: [
      { number: '101', name: 'Центр' },
      { number: '102', name: 'Вокзал' },
      { number: '203', name: 'Набережная' },
    ],
    value: ['101'],
    error: null,
    onChange: () => undefined,
  },
} satisfies Meta<typeof ZonesField>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Empty: Story = { args: { value: [] } }
export const Refused: Story = {
  parameters: { en: { error: 'Choose zones' } },
  args: { value: [], error: 'Выберите зоны' },
}
