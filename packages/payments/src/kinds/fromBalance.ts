import type { PaymentRedirect, SessionOutcome } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeAnswer } from '../charge/Outcome.ts'

/** The method that pays from the account's balance. */
export const fromBalance = 'balance'

/** How something is paid. */
export const paidByMethod = v.object({
  method: v.string(),
  /** Eleven digits, where the method needs them. */
  phone: v.optional(v.nullable(v.string())),
})

/** How something is paid; absent: from the balance. */
export const paidBy = v.object({ ...paidByMethod.entries, method: v.optional(v.string()) })

/**
 * Whether the call itself may pay: from the balance, or from a phone, which a city may charge without a
 * page. A bank's page does not pay by being made.
 */
export function mayPayByCall({
  method = fromBalance,
  phone = null,
}: {
  readonly method?: string | undefined
  readonly phone?: string | null | undefined
}): boolean {
  return method === fromBalance || phone !== null
}

/** A session that was started or extended. */
export type SessionStarted = Extract<SessionOutcome, { readonly kind: 'started' }>

/** Reads what starting or extending a session came to. */
export function sessionAnswer(outcome: SessionOutcome): ChargeAnswer<SessionStarted> {
  return outcome.kind === 'started' ? { kind: 'happened', result: outcome } : bankAnswer(outcome)
}

/** The driver has to pay on the bank's page. */
export function bankAnswer({ url, orderId, amount }: PaymentRedirect): ChargeAnswer<never> {
  const isTold = amount !== null && amount > 0
  return { kind: 'atBank', page: { url, order: orderId, amount: isTold ? amount : null } }
}
