import type { Meta, StoryObj } from '@storybook/react-vite'
import { spendingTexts } from '../texts/ru.ts'
import type { AllOperations } from './useAllOperations.ts'
import { ReadingNote } from './ReadingNote.tsx'

const all: AllOperations = {
  kind: 'reading',
  operations: [],
  read: 2_000,
  total: 5_000,
  unreadable: 0,
  error: null,
  stop: () => undefined,
  resume: () => undefined,
}

const meta = {
  title: 'Feedback/ReadingNote',
  component: ReadingNote,
  parameters: { app: { texts: [spendingTexts] } },
  args: { all },
} satisfies Meta<typeof ReadingNote>
export default meta

type Story = StoryObj<typeof meta>

export const Reading: Story = {}
export const Stopped: Story = { args: { all: { ...all, kind: 'stopped' } } }
export const Failed: Story = {
  args: { all: { ...all, kind: 'failed', error: new TypeError('Failed to fetch') } },
}
