import type { Meta, StoryObj } from '@storybook/react-vite'
import { permitsTexts } from '../texts/ru.ts'
import { DaysChoice } from './DaysChoice.tsx'

const meta = {
  title: 'Permits/DaysChoice',
  component: DaysChoice,
  parameters: { app: { texts: [permitsTexts] } },
  args: {
    id: 'days',
    timings: [
      { name: '7 дней', days: 7 },
      { name: '30 дней', days: 30 },
    ],
    value: null,
    error: null,
    onChange: () => undefined,
  },
} satisfies Meta<typeof DaysChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 30 } }
export const Refused: Story = {
  parameters: { en: { error: 'Choose a duration' } },
  args: { error: 'Выберите срок' },
}
