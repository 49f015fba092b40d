import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { PriceChange } from './PriceChange.tsx'

const meta = {
  title: 'Payments/PriceChange',
  component: PriceChange,
  parameters: { app: { texts: [sessionsTexts] } },
  args: { before: 12_000, now: 14_000 },
} satisfies Meta<typeof PriceChange>
export default meta

type Story = StoryObj<typeof meta>

export const Dearer: Story = {}
export const Cheaper: Story = { args: { now: 9_000 } }
export const Unchanged: Story = { args: { before: null } }
