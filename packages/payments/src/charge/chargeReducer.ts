import type { Instant } from '@parking/pricing'
import {
  isBusy,
  type Attempt,
  type BankPage,
  type ChargeRefusal,
  type ChargeState,
} from './ChargeState.ts'

/** What can happen to a charge. */
export type ChargeEvent<Intent, Result> =
  | { readonly kind: 'submitted'; readonly attempt: Attempt<Intent> }
  /** An attempt that was under way before the page was loaded anew, or at the bank. */
  | {
      readonly kind: 'takenUp'
      readonly attempt: Attempt<Intent>
      readonly after: 'loss' | 'refusal'
    }
  | { readonly kind: 'checkAskedAgain' }
  /** The driver is back from the bank unpaid, and wants to pay there after all. */
  | { readonly kind: 'linkAskedFor' }
  | { readonly kind: 'dismissed' }
  /** The driver no longer waits for the bank, or has signed out. */
  | { readonly kind: 'givenUp' }
  | AttemptEvent<Intent, Result>

/** What can happen to the attempt that is under way; its key tells which one is meant. */
type AttemptEvent<Intent, Result> = { readonly key: string } & (
  | { readonly kind: 'answered'; readonly result: Result }
  | { readonly kind: 'sentToBank'; readonly page: BankPage }
  | { readonly kind: 'refused'; readonly reason: ChargeRefusal }
  /** The account has to tell what became of it. */
  | { readonly kind: 'answerLost' | 'refusalDoubted' }
  /** An earlier attempt is not settled yet: it is checked before anything is sent. */
  | { readonly kind: 'leftFound'; readonly left: Attempt<Intent> }
  /** More is known of it: whose it is, that it is one more try, that its instant is wrong. */
  | { readonly kind: 'corrected'; readonly attempt: Attempt<Intent> }
  | { readonly kind: 'found'; readonly result: Result | null }
  /** Nobody reads the account any more for what is behind a refusal. */
  | { readonly kind: 'watchEnded'; readonly seenUntil: Instant | null }
  | { readonly kind: 'notKnown'; readonly isLooking: boolean }
)

/**
 * Moves a charge on by one event. An event that does not fit the state, or that belongs to another
 * key, changes nothing: that is what makes a double click one charge.
 */
export function chargeReducer<Intent, Result>(
  state: ChargeState<Intent, Result>,
  event: ChargeEvent<Intent, Result>,
): ChargeState<Intent, Result> {
  switch (event.kind) {
    case 'submitted':
      return isBusy(state) ? state : { kind: 'sending', attempt: event.attempt }
    case 'takenUp':
      return isBusy(state)
        ? state
        : { kind: 'checking', attempt: event.attempt, after: event.after }
    case 'checkAskedAgain':
      return state.kind === 'unknown'
        ? { kind: 'checking', attempt: state.attempt, after: 'loss' }
        : state
    case 'linkAskedFor': {
      const bank = state.kind === 'unknown' ? state.attempt.bank : null
      if (state.kind !== 'unknown' || bank?.url === undefined) return state
      const page = { url: bank.url, order: bank.order, amount: null }
      return { kind: 'atBank', attempt: state.attempt, page }
    }
    case 'dismissed':
      return isBusy(state) ? state : { kind: 'idle' }
    case 'givenUp':
      return { kind: 'idle' }
    case 'answered':
    case 'sentToBank':
    case 'refused':
    case 'answerLost':
    case 'refusalDoubted':
    case 'leftFound':
    case 'corrected':
    case 'found':
    case 'watchEnded':
    case 'notKnown':
      return moveAttempt(state, event)
  }
}

function moveAttempt<Intent, Result>(
  state: ChargeState<Intent, Result>,
  event: AttemptEvent<Intent, Result>,
): ChargeState<Intent, Result> {
  if (!('attempt' in state) || state.attempt.key !== event.key) return state
  const { kind, attempt } = state
  const isSending = kind === 'sending'
  // What is not known yet is looked for further on, and what is paid in another tab is found here too.
  const isOpen = kind === 'checking' || kind === 'unknown' || kind === 'atBank'
  switch (event.kind) {
    case 'answered':
      return isSending ? { kind: 'done', attempt, result: event.result } : state
    case 'sentToBank':
      return isSending ? { kind: 'atBank', attempt, page: event.page } : state
    case 'answerLost':
      return isSending ? { kind: 'checking', attempt, after: 'loss' } : state
    case 'refusalDoubted':
      return isSending ? { kind: 'checking', attempt, after: 'refusal' } : state
    case 'leftFound':
      return isSending ? { kind: 'checking', attempt: event.left, after: 'loss' } : state
    case 'corrected':
      return isSending || isOpen ? { ...state, attempt: event.attempt } : state
    case 'refused':
      return isSending || isOpen ? { kind: 'refused', attempt, reason: event.reason } : state
    case 'found':
      return isOpen || isDoubted(state) ? { kind: 'done', attempt, result: event.result } : state
    case 'watchEnded':
      return state.kind === 'refused' && state.reason.kind === 'echo'
        ? { ...state, reason: { ...state.reason, seenUntil: event.seenUntil, isLooking: false } }
        : state
    case 'notKnown':
      return kind === 'checking' || kind === 'unknown'
        ? { kind: 'unknown', attempt, isLooking: event.isLooking }
        : state
  }
}

/** Whether what is said leaves open that it was charged, so that the account may still tell. */
function isDoubted<Intent, Result>(state: ChargeState<Intent, Result>): boolean {
  return state.kind === 'refused' && ['echo', 'notKnown'].includes(state.reason.kind)
}
