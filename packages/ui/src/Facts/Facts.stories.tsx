import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './Facts.tsx'

const meta = {
  title: 'Lists and tables/Facts',
  component: Facts,
  parameters: {
    en: {
      facts: [
        { name: 'Car', value: 'А 123 ВС 116' },
        { name: 'Place', value: 'not given', isMissing: true },
        { name: 'Total', value: '2,500.00 ₽', isMain: true },
      ],
    },
  },
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
