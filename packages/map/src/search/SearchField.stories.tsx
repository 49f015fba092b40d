import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapTexts } from '../texts/ru.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Map/SearchField',
  component: SearchField,
  parameters: { app: { texts: [mapTexts] } },
  args: { query: '', onClear: () => undefined, input: { onChange: () => undefined } },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Typed: Story = { args: { query: 'Баумана' } }
