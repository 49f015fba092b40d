import type { Meta, StoryObj } from '@storybook/react-vite'
import { CityList } from './CityList.tsx'
import { portalStory } from './portalStory.ts'

const meta = {
  title: 'Layout/CityList',
  component: CityList,
  parameters: { app: portalStory },
  args: { onChoose: () => undefined },
} satisfies Meta<typeof CityList>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {
  parameters: {
    app: {
      ...portalStory,
      cities: [
        { id: 'kazan', titles: { ru: 'Казань', en: 'Kazan' } },
        { id: 'chelny', titles: { ru: 'Набережные Челны', en: 'Naberezhnye Chelny' } },
        { id: 'nizhny', titles: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' } },
      ],
    },
  },
}
export const None: Story = {}
