import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  parameters: {
    en: {
      title: 'The parking ends soon',
      children: '12 minutes are left. Zone 101.',
      dismissLabel: 'Close',
    },
  },
  args: { title: 'Парковка скоро закончится', children: 'Осталось 12 минут. Зона 101.' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { args: { tone: 'info' } }
export const Positive: Story = {
  parameters: { en: { title: 'The parking is paid', children: 'Until 14:30, zone 101.' } },
  args: { tone: 'positive', title: 'Парковка оплачена', children: 'До 14:30, зона 101.' },
}
export const Warning: Story = {
  parameters: {
    en: {
      action: (
        <Button size="sm" variant="default">
          Extend
        </Button>
      ),
    },
  },
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
  parameters: {
    en: { title: 'The payment failed', children: 'There is not enough on the balance.' },
  },
  args: {
    tone: 'negative',
    title: 'Оплата не прошла',
    children: 'На балансе не хватает денег.',
    onDismiss: () => undefined,
    dismissLabel: 'Закрыть',
  },
}
export const WithoutTitle: Story = {
  parameters: { en: { children: 'These are the prices of today.' } },
  render: ({ children }) => <Notice>{children}</Notice>,
  args: { children: 'Цены указаны на сегодня.' },
}
