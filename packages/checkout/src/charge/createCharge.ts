import type { Instant } from '@parking/pricing'
import { moneyMoves } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChargeAnswer, ChargePorts, Finding } from './ChargePorts.ts'
import { chargeReducer, type ChargeEvent } from './chargeReducer.ts'
import { lookFor, type Unreadable } from './lookFor.ts'
import { isBusy, type Attempt, type ChargeState, type WayBack } from './ChargeState.ts'

/** A charge that a screen can submit, watch and check. */
export interface Charge<Intent, Result> {
  readonly store: StoreApi<ChargeState<Intent, Result>>
  /** Sends an intent; does nothing while another one is under way or unexplained. */
  readonly submit: (intent: Intent) => Promise<void>
  /** The driver follows the link to the bank's page. */
  readonly bankPageOpened: () => void
  /**
   * The driver is back from a bank's page.
   *
   * @returns whether the payment is one of this charge
   */
  readonly returned: (way: WayBack) => boolean
  /** Checks what became of an attempt that was made elsewhere. */
  readonly takeUp: (attempt: Attempt<Intent>) => Promise<void>
  /** Reads again what became of an attempt whose end is not known. */
  readonly checkAgain: () => Promise<void>
  /** Checks a call that was under way when the page went away. */
  readonly resume: () => Promise<void>
  /** Puts an ended charge aside, or a bank's page that was not opened. */
  readonly dismiss: () => void
  /** Gives the charge up: nothing of it is kept or told any more. */
  readonly giveUp: () => void
}

/** The longest that a call may be at work after it was sent, in milliseconds. */
const longestCall = 30_000
/** How long a call that has been at work that long already may still take. */
const longestRest = 10_000

/**
 * Makes a charge: at most one call for one intent, never a try of its own, and the truth from the
 * account when the answer is lost or the driver comes back from a bank.
 *
 * A key belongs to one attempt whose outcome is not known: a new try of what was found not charged
 * goes out under it, so that a back end that knows keys can't charge twice even if the first try
 * arrives late. A refusal that the back end named ends the key.
 */
export function createCharge<Intent, Result>(
  ports: ChargePorts<Intent, Result>,
): Charge<Intent, Result> {
  const { clock, kept } = ports
  const store = createStore<ChargeState<Intent, Result>>(() => ({ kind: 'idle' }))
  // The attempt that may still happen though it was found not charged.
  let unsettled: Attempt<Intent> | null = null

  function happen(event: ChargeEvent<Intent, Result>): void {
    store.setState(chargeReducer(store.getState(), event), true)
  }

  /** A charge that was given up, or that another one has replaced, says and keeps nothing. */
  function isCurrent({ key }: Attempt<Intent>): boolean {
    const state = store.getState()
    return isBusy(state) && 'attempt' in state && state.attempt.key === key
  }

  async function submit(intent: Intent): Promise<void> {
    if (isBusy(store.getState())) return
    const attempt = attemptAt(clock.now(), intent)
    happen({ kind: 'submitted', attempt })
    kept.write(attempt)
    const ended = moneyMoves()
    try {
      const answer = await ports.send(intent, attempt.key)
      if (isCurrent(attempt)) take(answer, attempt)
    } catch (error) {
      if (isCurrent(attempt)) await explain(error, attempt)
    } finally {
      ended()
    }
  }

  function attemptAt(now: Instant, intent: Intent): Attempt<Intent> {
    return unsettled !== null && sameIntent(unsettled.intent, intent)
      ? { ...unsettled, sentAt: now }
      : { intent, key: ports.newKey(), since: now, sentAt: now, bank: null }
  }

  function take(answer: ChargeAnswer<Result>, { key }: Attempt<Intent>): void {
    settle(null)
    if (answer.kind === 'done') happen({ kind: 'answered', key, result: answer.result })
    else happen({ kind: 'sentToBank', key, page: answer.page })
  }

  async function explain(error: unknown, attempt: Attempt<Intent>): Promise<void> {
    const { key } = attempt
    if (ports.isOutcomeUnknown(error)) {
      happen({ kind: 'answerLost', key })
      await check(attempt, clock.now() + longestRest)
    } else {
      settle(null)
      happen({ kind: 'refused', key, reason: { kind: 'error', error } })
    }
  }

  /** Nothing is under way any more; what may still happen late keeps its key. */
  function settle(late: Attempt<Intent> | null): void {
    unsettled = late
    kept.write(null)
  }

  /** @param atLeastUntil - how long to look even when the call has had all its time */
  async function check(attempt: Attempt<Intent>, atLeastUntil: Instant = 0): Promise<void> {
    const until = Math.max(attempt.sentAt + longestCall, atLeastUntil)
    const finding = await lookFor(attempt, until, ports, () => isCurrent(attempt))
    if (isCurrent(attempt)) conclude(finding, attempt)
  }

  function conclude(finding: Finding<Result> | Unreadable, attempt: Attempt<Intent>): void {
    const { key, bank } = attempt
    if (finding.kind === 'happened') {
      if (bank === null) settle(null)
      happen({ kind: 'found', key, result: finding.result })
    } else if (bank === null && (finding.kind === 'nothing' || finding.kind === 'failed')) {
      settle(attempt)
      happen({ kind: 'refused', key, reason: { kind: 'notCharged' } })
    } else if (bank !== null && isDeclined(finding.kind, bank)) {
      happen({ kind: 'refused', key, reason: { kind: 'declined' } })
    } else {
      happen({ kind: 'notKnown', key })
    }
  }

  async function takeUp(attempt: Attempt<Intent>): Promise<void> {
    if (store.getState().kind !== 'idle') return
    happen({ kind: 'takenUp', attempt })
    kept.write(attempt)
    await check(attempt)
  }

  return {
    store,
    submit,
    takeUp,
    bankPageOpened: () => {
      const state = store.getState()
      if (state.kind !== 'atBank') return
      kept.write({ ...state.attempt, bank: { order: state.page.order, claim: null } })
    },
    returned: (way) => {
      const left = kept.read()
      if (left === null || left.bank === null) return false
      const order = left.bank.order ?? way.order
      if (way.order !== null && order !== way.order) return false
      void takeUp({ ...left, bank: { order, claim: way.claim ?? left.bank.claim } })
      return true
    },
    checkAgain: async () => {
      const state = store.getState()
      if (state.kind !== 'unknown') return
      happen({ kind: 'checkAskedAgain' })
      await check(state.attempt)
    },
    resume: async () => {
      const left = kept.read()
      if (left !== null && left.bank === null) await takeUp(left)
    },
    dismiss: () => {
      const state = store.getState()
      // What became of a payment at the bank is told until it has been read.
      if ((state.kind === 'done' || state.kind === 'refused') && state.attempt.bank !== null) {
        kept.write(null)
      }
      happen({ kind: 'dismissed' })
    },
    giveUp: () => {
      settle(null)
      happen({ kind: 'givenUp' })
    },
  }
}

/** Only a payment that the history doesn't hold may be declined by what the way back says. */
function isDeclined(finding: (Finding<unknown> | Unreadable)['kind'], { claim }: WayBack): boolean {
  return finding === 'failed' || (finding === 'nothing' && claim === 'declined')
}

function sameIntent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
