import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoneNotice } from './DoneNotice.tsx'

const meta = {
  title: 'Feedback/DoneNotice',
  component: DoneNotice,
  parameters: { en: { closeLabel: 'Close', told: { text: 'Saved.' } } },
  args: {
    told: { tone: 'positive', text: 'Сохранено.' },
    closeLabel: 'Закрыть',
    onRead: () => undefined,
  },
} satisfies Meta<typeof DoneNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Done: Story = {}
export const NotDone: Story = {
  args: { told: { tone: 'negative', title: 'Не сохранено', text: 'Нет связи.' } },
  parameters: { en: { told: { title: 'Not saved', text: 'There is no connection.' } } },
}
export const WithAWayBack: Story = {
  args: {
    told: {
      tone: 'positive',
      text: 'Машина удалена.',
      action: <Button variant="default">Вернуть</Button>,
    },
  },
  parameters: {
    en: {
      told: { text: 'The car is removed.', action: <Button variant="default">Put back</Button> },
    },
  },
}
