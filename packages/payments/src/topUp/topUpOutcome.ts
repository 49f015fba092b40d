import type { Operation } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { PendingTopUp } from './pendingTopUp.ts'

/** What became of a top-up, as far as the account shows. */
export type TopUpOutcome =
  | { readonly kind: 'paid'; readonly operation: Operation }
  | { readonly kind: 'declined' }
  | { readonly kind: 'unknown' }

/** What the way back from the acquirer's page tells. */
export interface PaymentReturn {
  /** The acquirer's number of the payment. */
  readonly payment: string
  /** What the address claims; it proves nothing by itself. */
  readonly claim: 'paid' | 'declined' | null
}

/** Operations carry whole seconds. */
const tolerance = 2_000
/** How old a top-up may be that is found without knowing what was asked for. */
const recent = 15 * 60_000

/**
 * Tells what became of a top-up by the history, which is where money shows. Only a top-up that the
 * history doesn't hold may be called declined, and only if the way back says so.
 *
 * @param operations - read after the driver came back
 * @param pending - what was asked for; null where the browser has not kept it
 */
export function topUpOutcome(
  operations: readonly Operation[],
  pending: PendingTopUp | null,
  { payment, claim }: PaymentReturn,
  now: Instant,
): TopUpOutcome {
  const since = pending === null ? now - recent : pending.since - tolerance
  const found = operations.find(
    ({ type, at, sum, orderNumber }) =>
      type === 'refill' &&
      (orderNumber === payment || (at >= since && (pending === null || sum === pending.amount))),
  )
  if (found?.status === 'done') return { kind: 'paid', operation: found }
  const hasFailed = found?.status === 'error' || found?.status === 'cancelled'
  const isDeclined = hasFailed || (found === undefined && claim === 'declined')
  return { kind: isDeclined ? 'declined' : 'unknown' }
}
