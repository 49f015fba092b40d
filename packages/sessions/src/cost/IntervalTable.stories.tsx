import type { Meta, StoryObj } from '@storybook/react-vite'
import { minutesOn } from '@parking/domain/testing'
import { sessionsTexts } from '../texts/ru.ts'
import { IntervalTable } from './IntervalTable.tsx'

function interval(
  from: number,
  to: number,
  hourlyPrice: number | null,
  benefit: string | null,
  cost: number,
) {
  return { startsAt: minutesOn(from), endsAt: minutesOn(to), hourlyPrice, benefit, cost }
}

const meta = {
  title: 'Payments/IntervalTable',
  component: IntervalTable,
  parameters: { app: { texts: [sessionsTexts] } },
  args: {
    intervals: [
      interval(0, 60, 6_000, null, 6_000),
      interval(60, 120, 10_000, 'Резидент зоны 101', 5_000),
    ],
  },
} satisfies Meta<typeof IntervalTable>
export default meta

type Story = StoryObj<typeof meta>

export const TwoPrices: Story = {}
export const OnePrice: Story = { args: { intervals: [interval(0, 60, 6_000, null, 6_000)] } }
