import type { Meta, StoryObj } from '@storybook/react-vite'
import { permitsMessages } from '../messages/permitsMessages.ts'
import { ZonesField } from './ZonesField.tsx'

const meta = {
  title: 'Permits/ZonesField',
  component: ZonesField,
  parameters: { app: { messages: [permitsMessages] } },
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
