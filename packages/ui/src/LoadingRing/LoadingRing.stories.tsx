import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingRing } from './LoadingRing.tsx'

const meta = {
  title: 'Feedback/LoadingRing',
  component: LoadingRing,
  parameters: { en: { label: 'Loading the news' } },
  args: { label: 'Загружаем новости' },
} satisfies Meta<typeof LoadingRing>
export default meta

type Story = StoryObj<typeof meta>

export const Turning: Story = {}
