import type { Meta, StoryObj } from '@storybook/react-vite'
import { adviceTexts } from '../texts/advice/ru.ts'
import { CategoryField } from './CategoryField.tsx'

const meta = {
  title: 'Parking/CategoryField',
  component: CategoryField,
  parameters: { app: { texts: [adviceTexts] } },
  args: { value: 'B', error: null, onChange: () => undefined },
} satisfies Meta<typeof CategoryField>
export default meta

type Story = StoryObj<typeof meta>

export const Car: Story = {}
export const Refused: Story = {
  parameters: { en: { error: 'The category does not fit the plate' } },
  args: { error: 'Категория не подходит к номеру' },
}
