import type { PaymentRedirect, SessionOutcome } from '@parking/api-client'
import type { ChargeAnswer } from '../charge/ChargePorts.ts'

/** The method that pays from the account's balance. */
export const fromBalance = 'balance'

/** A session that was started or extended. */
export type SessionStarted = Extract<SessionOutcome, { readonly kind: 'started' }>

/** Reads what starting or extending a session came to. */
export function sessionAnswer(outcome: SessionOutcome): ChargeAnswer<SessionStarted> {
  return outcome.kind === 'started' ? { kind: 'done', result: outcome } : bankAnswer(outcome)
}

/** The driver has to pay on the bank's page. */
export function bankAnswer({ url, orderId }: PaymentRedirect): ChargeAnswer<never> {
  return { kind: 'atBank', page: { url, order: orderId } }
}
