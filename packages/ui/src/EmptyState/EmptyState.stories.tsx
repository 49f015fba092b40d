import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarIcon } from '../icons/icons.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    en: { title: 'No parking is running' },
  },
  args: { title: 'Нет активных парковок' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const WithNextStep: Story = {
  parameters: {
    en: {
      description: 'Paid parkings will stand here, with the time that is left.',
      action: <Button>Start parking</Button>,
    },
  },
  args: {
    description: 'Оплаченные парковки появятся здесь, и вы увидите, сколько времени осталось.',
    icon: <CarIcon size="xl" />,
    action: <Button>Начать парковку</Button>,
  },
}
export const WordsOnly: Story = {}
