import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopLoadingBar } from './TopLoadingBar.tsx'

const meta = {
  title: 'Feedback/TopLoadingBar',
  component: TopLoadingBar,
  parameters: {
    en: { label: 'Loading the page' },
  },
  args: { active: true, label: 'Загружаем страницу' },
} satisfies Meta<typeof TopLoadingBar>
export default meta

export const Active: StoryObj<typeof meta> = {}
