import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  parameters: {
    en: { dismissLabel: 'Close' },
  },
  args: { title: 'Парковка скоро закончится', children: 'Осталось 12 минут. Зона 101.' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { args: { tone: 'info' } }
export const Positive: Story = {
  args: { tone: 'positive', title: 'Парковка оплачена', children: 'До 14:30, зона 101.' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    action: (
      <Button size="sm" variant="default">
        Продлить
      </Button>
    ),
  },
}
export const Negative: Story = {
  args: {
    tone: 'negative',
    title: 'Оплата не прошла',
    children: 'На балансе не хватает денег.',
    onDismiss: () => undefined,
    dismissLabel: 'Закрыть',
  },
}
export const WithoutTitle: Story = {
  render: () => <Notice>Цены указаны на сегодня.</Notice>,
}
