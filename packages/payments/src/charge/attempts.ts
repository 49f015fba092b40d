import type { Instant } from '@parking/pricing'
import { hashKey } from '@tanstack/react-query'
import type { Attempt, Rest, WayBack } from './ChargeState.ts'
import type { Outcome } from './Outcome.ts'

/** A call that was put aside longer ago can't charge any more, in milliseconds. */
export const longestLateness = 10 * 60_000
/** A page that could not read the account looks for what it shows of an answer for so long. */
const longestWatch = 86_400_000

/** Whether an attempt at a bank may be the payment that the driver comes back from. */
export function isOfOrder(
  { bank }: Attempt<unknown>,
  { order }: WayBack,
  match: 'exact' | 'any',
): boolean {
  if (bank === null) return false
  if (match === 'exact') return order !== null && bank.order === order
  return order === null || bank.order === null
}

/** Whether the end of a call is looked for; a payment at a bank waits for the way back. */
export function isCallOpen({ bank, rest }: Attempt<unknown>): boolean {
  return bank === null && rest === null
}

export function isAside<Intent>(
  one: Attempt<Intent>,
): one is Attempt<Intent> & { readonly rest: Rest } {
  return one.rest?.kind === 'aside'
}

/** Whether a call that came to rest may still charge at an instant. */
export function isFresh({ at }: Pick<Rest, 'at'>, now: Instant): boolean {
  return now - at < longestLateness
}

/** Whether the account may still show more of a call that came to rest than was told of it. */
export function isWatched<Intent>(
  one: Attempt<Intent>,
  now: Instant,
): one is Attempt<Intent> & { readonly rest: Rest } {
  const { bank, rest } = one
  return bank === null && rest !== null && rest.isRead !== true && now - rest.at < longestWatch
}

/** Whether two intents are the same, in whatever order their fields are written. */
export function isSameIntent(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other])
}

/**
 * Whether a reading shows that the bank has declined. Only a payment that the history doesn't hold may be
 * declined by what the way back says. A history that has a failed try, where the way back says that it was
 * paid, may lack the try after it: that is read again.
 */
export function isDeclinedAtBank({ kind }: Outcome<unknown>, { claim }: WayBack): boolean {
  return (kind === 'failed' && claim !== 'paid') || (kind === 'nothing' && claim === 'declined')
}
