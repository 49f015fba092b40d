import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const NOW = Date.UTC(2026, 10, 21, 9, 0)
const minutes = (count: number) => NOW + count * 60_000

const meta = {
  title: 'Parking/Countdown',
  component: Countdown,
  parameters: {
    en: {
      labels: {
        now: 'now',
        over: 'Time is up',
        days: (days: number) => `${days} d`,
        remaining: (left: { hours: number; minutes: number }) =>
          `${left.hours} h ${left.minutes} min left`,
      },
    },
  },
  args: {
    now: NOW,
    end: minutes(84),
    size: 'l',
    labels: {
      now: 'сейчас',
      over: 'Время вышло',
      days: (days: number) => `${days} д`,
      remaining: (left) => `Осталось ${left.hours} ч ${left.minutes} мин`,
    },
  },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

export const MoreThanAnHour: Story = {}
export const HalfAnHour: Story = { args: { end: minutes(29.5) } }
export const AboutToEnd: Story = { args: { end: minutes(12) } }
export const Over: Story = { args: { end: minutes(-1) } }
export const MoreThanADay: Story = { args: { end: minutes(3_000) } }
export const Small: Story = { args: { size: 's' } }
