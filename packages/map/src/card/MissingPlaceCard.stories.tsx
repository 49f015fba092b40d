import type { Meta, StoryObj } from '@storybook/react-vite'
import { panelTexts } from '../texts/panels/ru.ts'
import { MissingPlaceCard } from './MissingPlaceCard.tsx'

const meta = {
  title: 'Map/MissingPlaceCard',
  component: MissingPlaceCard,
  parameters: { app: { texts: [panelTexts] } },
} satisfies Meta<typeof MissingPlaceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
