import type { Meta, StoryObj } from '@storybook/react-vite'
import { panelMessages } from '../messages/panelMessages.ts'
import { MissingPlaceCard } from './MissingPlaceCard.tsx'

const meta = {
  title: 'Map/MissingPlaceCard',
  component: MissingPlaceCard,
  parameters: { app: { messages: [panelMessages] } },
} satisfies Meta<typeof MissingPlaceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
