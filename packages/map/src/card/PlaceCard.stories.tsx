import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePlace } from '../testing/samplePlaces.ts'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { PlaceCard } from './PlaceCard.tsx'

const meta = {
  title: 'Map/PlaceCard',
  component: PlaceCard,
  parameters: { app: { texts: [mapTexts, panelTexts] } },
  args: { place: samplePlace() },
} satisfies Meta<typeof PlaceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Roadside: Story = {}
export const Free: Story = { args: { place: samplePlace({ isFree: true, category: 'free' }) } }
export const ForResidents: Story = { args: { place: samplePlace({ category: 'resident' }) } }
export const Museum: Story = {
  args: {
    place: samplePlace({ type: 'museum', category: null, zone: null, name: 'Музей города' }),
  },
}
