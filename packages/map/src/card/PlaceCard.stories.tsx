import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MapObject } from '@parking/domain'
import type { Place } from '../model/place.ts'
import { samplePlaces, sampleObject } from '../testing/samplePlaces.ts'
import { mapMessages } from '../messages/mapMessages.ts'
import { panelMessages } from '../messages/panelMessages.ts'
import { PlaceCard } from './PlaceCard.tsx'

function place(changes: Partial<MapObject>): Place {
  const [made] = samplePlaces([
    sampleObject({
      id: '1',
      code: '1204',
      street: 'Улица Баумана',
      spaces: { free: 12, total: 40, disabled: 4 },
      ...changes,
    }),
  ])
  if (made === undefined) throw new Error('The object of a story could not be read.')
  return made
}

const meta = {
  title: 'Map/PlaceCard',
  component: PlaceCard,
  parameters: { app: { messages: [mapMessages, panelMessages] } },
  args: { place: place({}) },
} satisfies Meta<typeof PlaceCard>
export default meta

type Story = StoryObj<typeof meta>

export const Roadside: Story = {}
export const Free: Story = { args: { place: place({ isFree: true, category: 'free' }) } }
export const ForResidents: Story = { args: { place: place({ category: 'resident' }) } }
export const Museum: Story = {
  args: { place: place({ kind: 'museum', category: null, zone: null, name: 'Музей города' }) },
}
