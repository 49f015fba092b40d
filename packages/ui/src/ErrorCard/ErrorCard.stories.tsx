import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorCard } from './ErrorCard.tsx'

const meta = {
  title: 'Feedback/ErrorCard',
  component: ErrorCard,
  parameters: {
    en: {
      title: 'The zones could not be loaded',
      description: 'Check the connection and try again.',
      retryLabel: 'Try again',
    },
  },
  args: {
    title: 'Не удалось загрузить зоны',
    description: 'Проверьте связь и попробуйте ещё раз.',
    onRetry: () => undefined,
    retryLabel: 'Попробовать снова',
  },
} satisfies Meta<typeof ErrorCard>
export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = {}
export const Retrying: Story = { args: { retrying: true } }
export const WithAnotherWayOut: Story = {
  parameters: { en: { action: <Button variant="default">Sign out</Button> } },
  args: { action: <Button variant="default">Выйти</Button> },
}
