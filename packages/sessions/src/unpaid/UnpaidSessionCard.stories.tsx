import { minutesOn, sampleSession } from '@parking/domain/testing'
import { inList, pricedZone } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { UnpaidSessionCard } from './UnpaidSessionCard.tsx'

const meta = {
  title: 'Payments/UnpaidSessionCard',
  component: UnpaidSessionCard,
  parameters: { app: { texts: [sessionsTexts], answers: pricedZone } },
  args: { session: sampleSession() },
  decorators: [inList],
} satisfies Meta<typeof UnpaidSessionCard>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const TooLateToEnd: Story = { args: { session: sampleSession({ endsAt: minutesOn(9) }) } }
export const PriceNotKnown: Story = { args: { session: sampleSession({ zone: '999' }) } }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
