import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapTexts } from '../texts/ru.ts'
import { ListHeader } from './ListHeader.tsx'

const meta = {
  title: 'Map/ListHeader',
  component: ListHeader,
  parameters: { app: { texts: [mapTexts] } },
} satisfies Meta<typeof ListHeader>
export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithAHint: Story = {
  args: { hint: 'Приблизьте карту, чтобы увидеть парковки и места для инвалидов в этом районе.' },
  parameters: {
    en: { hint: 'Zoom in to see the parkings and the places for disabled people around here.' },
  },
}
export const WithFilters: Story = {
  args: { children: <Button variant="default">Со свободными местами</Button> },
  parameters: { en: { children: <Button variant="default">With free places</Button> } },
}
