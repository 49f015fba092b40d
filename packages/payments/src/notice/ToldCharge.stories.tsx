import { SAMPLE_TIME } from '@parking/domain/testing'
import type { Instant } from '@parking/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore } from 'zustand/vanilla'
import type { ChargeRefusal, ChargeState } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { ToldCharge } from './ToldCharge.tsx'

const nothing = () => undefined
const soon = () => Promise.resolve()

/** A charge that stands where it stands, whatever is pressed. */
function chargeThat(state: ChargeState<string, string>): Charge<string, string> {
  return {
    store: createStore(() => state),
    knowsKeys: false,
    submit: soon,
    submitAnyway: soon,
    returned: () => Promise.resolve(false),
    lookFromBank: soon,
    checkAgain: soon,
    resume: soon,
    bankPageOpened: nothing,
    takeUp: nothing,
    payByLink: nothing,
    dismiss: nothing,
    forgetDone: nothing,
    stopWaiting: nothing,
    leave: nothing,
    giveUp: nothing,
    forgetAside: nothing,
  }
}

const attempt = sampleAttempt('parking', SAMPLE_TIME)

const minuteAgo: Instant = SAMPLE_TIME - 60_000

function refused(reason: ChargeRefusal): { readonly charge: Charge<string, string> } {
  return { charge: chargeThat({ kind: 'refused', attempt, reason }) }
}

const meta = {
  title: 'Payments/What became of a payment',
  component: ToldCharge<string, string>,
  parameters: { app: { texts: [paymentsTexts] } },
  argTypes: { charge: { control: false } },
} satisfies Meta<typeof ToldCharge<string, string>>
export default meta

type Story = StoryObj<typeof meta>

/** The answer was lost: the history is being read. */
export const Checking: Story = {
  args: { charge: chargeThat({ kind: 'checking', attempt, after: 'loss' }) },
}
/** Money may have moved, and it is still looked for. */
export const NotKnownYet: Story = {
  args: { charge: chargeThat({ kind: 'unknown', attempt, isLooking: true }) },
}
/** Money may have moved, and nobody looks for it any more. */
export const NotKnown: Story = {
  args: { charge: chargeThat({ kind: 'unknown', attempt, isLooking: false }) },
}
/** The end of a parking has no answer; no money is paid. */
export const EndNotKnown: Story = {
  args: { about: 'ending', charge: chargeThat({ kind: 'unknown', attempt, isLooking: true }) },
}
/** Nothing is sent until the driver says that it may be paid twice. */
export const MayChargeTwice: Story = {
  args: refused({ kind: 'mayChargeTwice', seenUntil: minuteAgo }),
}
export const NotCharged: Story = { args: refused({ kind: 'notCharged' }) }
export const DeclinedByTheBank: Story = { args: refused({ kind: 'declined' }) }
export const InAnotherTab: Story = { args: refused({ kind: 'otherTab' }) }
