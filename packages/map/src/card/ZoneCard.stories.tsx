import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePlaces, sampleObject } from '../testing/samplePlaces.ts'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { ZoneCard } from './ZoneCard.tsx'

const meta = {
  title: 'Map/ZoneCard',
  component: ZoneCard,
  parameters: { app: { texts: [mapTexts, panelTexts] } },
  args: {
    zone: '101',
    places: samplePlaces([sampleObject({ id: '1', spaces: { free: 12, total: 40, disabled: 4 } })]),
  },
} satisfies Meta<typeof ZoneCard>
export default meta

type Story = StoryObj<typeof meta>

export const WithRoom: Story = {}
export const NotOnTheMap: Story = { args: { zone: '999' } }
export const Full: Story = {
  args: {
    places: samplePlaces([sampleObject({ id: '1', spaces: { free: 0, total: 40, disabled: 4 } })]),
  },
}
