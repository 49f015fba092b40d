import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMark } from './StateMark.tsx'

const meta = {
  title: 'Company/StateMark',
  component: StateMark,
  parameters: { en: { word: 'Active' } },
  args: { isActive: true, word: 'Работает' },
} satisfies Meta<typeof StateMark>
export default meta

type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const Inactive: Story = {
  args: { isActive: false, word: 'Отключена' },
  parameters: { en: { word: 'Switched off' } },
}
