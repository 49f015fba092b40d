import type { Meta, StoryObj } from '@storybook/react-vite'
import { RowCheckbox } from './RowCheckbox.tsx'

const meta = {
  title: 'Lists and tables/RowCheckbox',
  component: RowCheckbox,
  parameters: { en: { name: 'Choose А 123 ВС 116' } },
  args: { name: 'Выбрать А 123 ВС 116', checked: false, onChange: () => undefined },
} satisfies Meta<typeof RowCheckbox>
export default meta

type Story = StoryObj<typeof meta>

export const NotChosen: Story = {}
export const Chosen: Story = { args: { checked: true } }
