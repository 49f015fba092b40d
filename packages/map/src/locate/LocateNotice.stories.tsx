import type { Meta, StoryObj } from '@storybook/react-vite'
import { panelTexts } from '../texts/panels/ru.ts'
import { mapTexts } from '../texts/ru.ts'
import { LocateNotice } from './LocateNotice.tsx'

const meta = {
  title: 'Map/LocateNotice',
  component: LocateNotice,
  parameters: { app: { texts: [mapTexts, panelTexts] } },
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
