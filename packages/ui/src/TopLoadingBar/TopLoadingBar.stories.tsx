import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopLoadingBar } from './TopLoadingBar.tsx'

const meta = {
  title: 'Feedback/TopLoadingBar',
  component: TopLoadingBar,
  args: { active: true, label: 'Загружаем страницу' },
} satisfies Meta<typeof TopLoadingBar>
export default meta

export const Active: StoryObj<typeof meta> = {}
