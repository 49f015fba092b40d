import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusMark } from './StatusMark.tsx'

const meta = {
  title: 'Lists and tables/StatusMark',
  component: StatusMark,
  args: { meaning: 'positive', children: 'Выполнена' },
} satisfies Meta<typeof StatusMark>
export default meta

type Story = StoryObj<typeof meta>

export const Positive: Story = { parameters: { en: { children: 'Done' } } }
export const Negative: Story = {
  parameters: { en: { children: 'Rejected' } },
  args: { meaning: 'negative', children: 'Отклонена' },
}
export const Inactive: Story = {
  parameters: { en: { children: 'Cancelled' } },
  args: { meaning: 'inactive', children: 'Отменена' },
}
export const Neutral: Story = {
  parameters: { en: { children: 'In progress' } },
  args: { meaning: 'neutral', children: 'В обработке' },
}
