import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './Facts.tsx'

const meta = {
  title: 'Lists and tables/Facts',
  component: Facts,
  args: {
    facts: [
      { name: 'Машина', value: 'А 123 ВС 116' },
      { name: 'Место', value: 'не указано', isMissing: true },
      { name: 'Всего', value: '2 500,00 ₽', isMain: true },
    ],
  },
} satisfies Meta<typeof Facts>
export default meta

export const Usual: StoryObj<typeof meta> = {}
