import type { Meta, StoryObj } from '@storybook/react-vite'
import { permitsTexts } from '../texts/ru.ts'
import { DayField } from './DayField.tsx'

const meta = {
  title: 'Permits/DayField',
  component: DayField,
  parameters: { app: { texts: [permitsTexts] }, en: { label: 'First day' } },
  args: {
    id: 'day',
    label: 'Первый день',
    value: '2026-11-25',
    min: '2026-11-24',
    error: null,
    onChange: () => undefined,
  },
} satisfies Meta<typeof DayField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Refused: Story = {
  parameters: { en: { error: 'The first day is 24 November or later' } },
  args: { error: 'Первый день — не раньше 24 ноября' },
}
