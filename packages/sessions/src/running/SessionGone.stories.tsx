import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { SessionGone } from './SessionGone.tsx'

const meta = {
  title: 'Feedback/SessionGone',
  component: SessionGone,
  parameters: { app: { texts: [sessionsTexts] } },
} satisfies Meta<typeof SessionGone>
export default meta

type Story = StoryObj<typeof meta>

export const Gone: Story = {}
