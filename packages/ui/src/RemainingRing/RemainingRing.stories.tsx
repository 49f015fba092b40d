import type { Meta, StoryObj } from '@storybook/react-vite'
import { CarIcon } from '../icons/icons.tsx'
import { RemainingRing } from './RemainingRing.tsx'

const meta = {
  title: 'Parking/RemainingRing',
  component: RemainingRing,
  parameters: {
    en: { label: 'Left', valueText: '1 hour 24 minutes' },
  },
  args: { fraction: 0.7, label: 'Осталось', valueText: '1 час 24 минуты', size: 'l' },
} satisfies Meta<typeof RemainingRing>
export default meta

type Story = StoryObj<typeof meta>

export const Calm: Story = { args: { children: <CarIcon size="xl" /> } }
export const Soon: Story = { args: { fraction: 0.12, tone: 'soon' } }
export const Over: Story = {
  args: { fraction: 0, tone: 'over', size: 'm', valueText: 'Время вышло', children: 'Время вышло' },
  parameters: { en: { valueText: 'Time is up', children: 'Time is up' } },
}
export const Full: Story = { args: { fraction: 1, size: 'm' } }
export const Small: Story = { args: { size: 's', children: <CarIcon size="s" /> } }
