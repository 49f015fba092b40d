import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentsTexts } from '../texts/ru.ts'
import { SessionGone } from './SessionGone.tsx'

const meta = {
  title: 'Feedback/SessionGone',
  component: SessionGone,
  parameters: { app: { texts: [paymentsTexts] } },
} satisfies Meta<typeof SessionGone>
export default meta

type Story = StoryObj<typeof meta>

export const Gone: Story = {}
