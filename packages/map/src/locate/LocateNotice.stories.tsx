import type { Meta, StoryObj } from '@storybook/react-vite'
import { panelMessages } from '../messages/panelMessages.ts'
import { mapMessages } from '../messages/mapMessages.ts'
import { LocateNotice } from './LocateNotice.tsx'

const meta = {
  title: 'Map/LocateNotice',
  component: LocateNotice,
  parameters: { app: { messages: [mapMessages, panelMessages] } },
  args: {
    state: { kind: 'asking' },
    places: [],
    onRetry: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof LocateNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Refused: Story = { args: { state: { kind: 'failed', reason: 'denied' } } }
export const TimedOut: Story = { args: { state: { kind: 'failed', reason: 'timeout' } } }
