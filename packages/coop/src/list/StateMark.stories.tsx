import type { Meta, StoryObj } from '@storybook/react-vite'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { StateMark } from './StateMark.tsx'

const meta = {
  title: 'Company/StateMark',
  component: StateMark,
  parameters: { app: { texts: [fleetTexts] } },
  args: { isActive: true },
} satisfies Meta<typeof StateMark>
export default meta

type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const Inactive: Story = { args: { isActive: false } }
