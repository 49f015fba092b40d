import { sampleSession } from '@parking/domain/testing'
import { pricedZone } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { DeferredList } from './DeferredList.tsx'

const session = sampleSession({ status: 'waiting', amountToPay: 14_000 })

const meta = {
  title: 'Parking/DeferredList',
  component: DeferredList,
  parameters: { app: { texts: [sessionsTexts], answers: pricedZone } },
  args: { sessions: [session], unreadable: 0 },
} satisfies Meta<typeof DeferredList>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}
export const SumNotToldButPriced: Story = {
  args: { sessions: [{ ...session, amountToPay: null }] },
}
export const SumNotKnown: Story = {
  args: { sessions: [{ ...session, zone: '999', amountToPay: null, endsAt: null }] },
}
export const Empty: Story = { args: { sessions: [] } }
