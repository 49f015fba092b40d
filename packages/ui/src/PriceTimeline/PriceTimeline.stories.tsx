import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PriceStretch } from '@parking/pricing'
import css from '../stories.module.css'
import { PriceTimeline } from './PriceTimeline.tsx'

const MIDNIGHT = Date.UTC(2026, 10, 22, 21)
const hour = (count: number) => MIDNIGHT + count * 3_600_000
/** The clocks of a city three hours ahead of UTC. */
const formatTime = (instant: number) => new Date(instant + 10_800_000).toISOString().slice(11, 16)

function stretch(from: number, to: number, hourlyPrice: number): PriceStretch {
  return { start: hour(from), end: hour(to), dayType: 'default', hourlyPrice, benefit: null }
}

const meta = {
  title: 'Payments/PriceTimeline',
  component: PriceTimeline,
  parameters: {
    en: {
      locale: 'en',
      labels: { title: 'Prices today', free: 'Free', perHour: '/h', now: 'now' },
    },
  },
  args: {
    stretches: [stretch(0, 8, 0), stretch(8, 20, 10_000), stretch(20, 24, 0)],
    formatTime,
    now: hour(11.4),
    labels: { title: 'Цены сегодня', free: 'Бесплатно', perHour: '/ч', now: 'сейчас' },
  },
  decorators: [
    (Story) => (
      <div className={css['card']}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceTimeline>
export default meta

type Story = StoryObj<typeof meta>

export const Workday: Story = {}
export const CheapAndDear: Story = {
  args: {
    stretches: [
      stretch(0, 7, 0),
      stretch(7, 10, 6_000),
      stretch(10, 19, 14_000),
      stretch(19, 22, 6_000),
      stretch(22, 24, 0),
    ],
    now: hour(20),
  },
}
export const AllDayTheSame: Story = { args: { stretches: [stretch(0, 24, 5_050)] } }
export const FreeDay: Story = { args: { stretches: [stretch(0, 24, 0)] } }
