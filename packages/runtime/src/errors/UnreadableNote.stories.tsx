import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnreadableNote } from './UnreadableNote.tsx'

const meta = {
  title: 'Feedback/UnreadableNote',
  component: UnreadableNote,
  args: { count: 3 },
} satisfies Meta<typeof UnreadableNote>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = { args: { count: 0 } }
export const One: Story = { args: { count: 1 } }
export const Several: Story = {}
export const All: Story = { args: { count: 'all' } }
