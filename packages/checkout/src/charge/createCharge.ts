import { moneyMoves } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChargeAnswer, ChargePorts } from './ChargePorts.ts'
import { chargeReducer, type ChargeEvent } from './chargeReducer.ts'
import {
  isBusy,
  type Attempt,
  type ChargeRefusal,
  type ChargeState,
  type WayBack,
} from './ChargeState.ts'
import { createLook, type Look } from './createLook.ts'

/** A call that is older can't charge any more, in milliseconds. */
const longestLateness = 10 * 60_000

/** A charge that a screen can submit, watch and check. */
export interface Charge<Intent, Result> {
  readonly store: StoreApi<ChargeState<Intent, Result>>
  /** Sends an intent; does nothing while another one is under way or unexplained. */
  readonly submit: (intent: Intent) => Promise<void>
  /** The driver follows the link to the bank's page. */
  readonly bankPageOpened: () => void
  /**
   * The driver is back from a bank's page with the number of a payment.
   *
   * @param match - whether an attempt without a number may be the one
   * @returns whether the payment is one of this charge
   */
  readonly returned: (way: WayBack, match: 'exact' | 'any') => Promise<boolean>
  /** Checks what became of an attempt that was made elsewhere. */
  readonly takeUp: (attempt: Attempt<Intent>) => Promise<void>
  /** Reads again at once what became of an attempt whose end is not known. */
  readonly checkAgain: () => Promise<void>
  /** Checks a call of this account that was under way when its page went away. */
  readonly resume: () => Promise<void>
  /** Puts an ended charge aside, or a bank's page that was not opened. */
  readonly dismiss: () => void
  /** Nobody waits for it here any more; a new try of the same is still checked first. */
  readonly stopWaiting: () => void
  /** Gives the charge up: nothing of it is kept or told any more. */
  readonly giveUp: () => void
}

/**
 * Makes a charge: at most one call for one intent, never a try of its own, and the truth from the
 * back end when the answer is lost or the driver comes back from a bank.
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
  const look = createLook(ports)
  // The attempt that may still happen though it was found not charged.
  let unsettled: Attempt<Intent> | null = null
  // The account that was last asked about.
  let lastOwner: string | null = null
  // The attempts of this page, with the time that had passed on it when they were first tried.
  const firstTried = new Map<string, number>()

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
    forgetEnded()
    const attempt = attemptNow(intent)
    happen({ kind: 'submitted', attempt })
    const ended = moneyMoves()
    try {
      const isAlone = await ports.alone(ports.subject(intent), () => sendOrCheck(attempt))
      if (!isAlone) refuse(attempt, { kind: 'otherTab' })
    } finally {
      ended()
    }
  }

  function attemptNow(intent: Intent): Attempt<Intent> {
    const sentAt = clock.now()
    const isSame = unsettled !== null && sameIntent(unsettled.intent, intent)
    return unsettled !== null && isSame && sentAt - unsettled.sentAt < longestLateness
      ? { ...unsettled, sentAt }
      : { intent, key: ports.newKey(), owner: null, since: sentAt, sentAt, bank: null }
  }

  async function sendOrCheck(asked: Attempt<Intent>): Promise<void> {
    const attempt = { ...asked, owner: await ports.owner() }
    lastOwner = attempt.owner
    if (!isCurrent(attempt)) return
    const left = findLeft(attempt)
    if (left !== null) {
      happen({ kind: 'leftFound', key: attempt.key, left })
      await check(left)
      return
    }
    try {
      const refusal = await ports.checkBefore(attempt.intent)
      if (!isCurrent(attempt)) return
      if (refusal !== null) {
        refuse(attempt, refusal)
        return
      }
    } catch (error) {
      refuse(attempt, { kind: 'error', error })
      return
    }
    await send(attempt)
  }

  /** What a tab that is gone has left unexplained of the same subject. */
  function findLeft({ key, owner, intent }: Attempt<Intent>): Attempt<Intent> | null {
    const subject = ports.subject(intent)
    const isLeft = (one: Attempt<Intent>) =>
      one.bank === null && one.key !== key && ports.subject(one.intent) === subject
    return kept.of(owner).find(isLeft) ?? null
  }

  async function send(attempt: Attempt<Intent>): Promise<void> {
    const { intent, key } = attempt
    kept.keep(attempt)
    const began = clock.elapsed()
    if (!firstTried.has(key)) firstTried.set(key, began)
    try {
      const answer = await ports.send(intent, key)
      if (isCurrent(attempt)) take(answer, attempt)
    } catch (error) {
      if (!isCurrent(attempt)) return
      if (ports.isOutcomeUnknown(error)) {
        happen({ kind: 'answerLost', key })
        await check(attempt, began)
      } else {
        // What was not even sent says nothing of an earlier try under the key.
        if (ports.isNamed(error) || unsettled?.key !== key) settle(attempt)
        else kept.forget(key)
        refuse(attempt, { kind: 'error', error })
      }
    }
  }

  function take(answer: ChargeAnswer<Result>, attempt: Attempt<Intent>): void {
    const { key } = attempt
    settle(attempt)
    if (answer.kind === 'done') happen({ kind: 'answered', key, result: answer.result })
    else happen({ kind: 'sentToBank', key, sent: attempt, page: answer.page })
  }

  function refuse({ key }: Attempt<Intent>, reason: ChargeRefusal): void {
    happen({ kind: 'refused', key, reason })
  }

  /** Nothing of the attempt is under way any more, and its key is used up. */
  function settle({ key }: Attempt<Intent>): void {
    if (unsettled?.key === key) unsettled = null
    kept.forget(key)
  }

  /** @param began - when the call was sent, or taken up, by the time that has passed on the page */
  async function check(attempt: Attempt<Intent>, began = clock.elapsed()): Promise<void> {
    const found = await look.until({
      attempt,
      began,
      firstTried: firstTried.get(attempt.key) ?? null,
      isWanted: () => isCurrent(attempt),
      onLong: () => happen({ kind: 'notKnown', key: attempt.key }),
    })
    if (found !== null && isCurrent(attempt)) conclude(found, attempt)
  }

  function conclude(found: Look<Result>, attempt: Attempt<Intent>): void {
    const { key, bank } = attempt
    switch (found.kind) {
      case 'happened':
        // What became of a payment at the bank is told until it has been read.
        if (bank === null) settle(attempt)
        happen({ kind: 'found', key, result: found.result })
        break
      case 'refused':
        settle(attempt)
        refuse(attempt, { kind: 'error', error: found.error })
        break
      case 'neverCame':
        settle(attempt)
        refuse(attempt, { kind: 'notCharged' })
        break
      case 'declined':
        refuse(attempt, { kind: 'declined' })
        break
      case 'notCharged':
        kept.forget(key)
        unsettled = attempt
        refuse(attempt, { kind: 'notCharged' })
        break
      case 'notKnown':
        happen({ kind: 'notKnown', key })
    }
  }

  async function takeUp(attempt: Attempt<Intent>): Promise<void> {
    if (store.getState().kind !== 'idle') return
    happen({ kind: 'takenUp', attempt })
    kept.keep(attempt)
    await check(attempt)
  }

  /** What became of a payment at a bank has been read. */
  function forgetEnded(): void {
    const state = store.getState()
    if (state.kind === 'done' || state.kind === 'refused') kept.forget(state.attempt.key)
  }

  return {
    store,
    submit,
    takeUp,
    bankPageOpened: () => {
      const state = store.getState()
      if (state.kind !== 'atBank') return
      kept.keep({ ...state.attempt, bank: { order: state.page.order, claim: null } })
    },
    returned: async (way, match) => {
      lastOwner = await ports.owner()
      const left = kept.of(lastOwner).findLast((one) => isOfOrder(one, way, match))
      if (left === undefined || store.getState().kind !== 'idle') return false
      const claim = way.claim ?? left.bank?.claim ?? null
      void takeUp({ ...left, bank: { order: left.bank?.order ?? way.order, claim } })
      return true
    },
    checkAgain: async () => {
      const state = store.getState()
      if (state.kind !== 'unknown') return
      if (look.hurry()) {
        happen({ kind: 'checkAskedAgain' })
        return
      }
      await ports.alone(ports.subject(state.attempt.intent), async () => {
        happen({ kind: 'checkAskedAgain' })
        await check(state.attempt)
      })
    },
    resume: async () => {
      const mine = await ports.owner()
      lastOwner = mine
      for (const left of kept.of(mine)) {
        if (store.getState().kind !== 'idle' || (await ports.owner()) !== mine) return
        // Another tab may still be at it.
        if (left.bank === null) await ports.alone(ports.subject(left.intent), () => takeUp(left))
      }
    },
    dismiss: () => {
      forgetEnded()
      happen({ kind: 'dismissed' })
    },
    stopWaiting: () => {
      unsettled = null
      happen({ kind: 'givenUp' })
    },
    giveUp: () => {
      const state = store.getState()
      if ('attempt' in state) kept.forget(state.attempt.key)
      for (const { key } of kept.of(lastOwner)) kept.forget(key)
      unsettled = null
      happen({ kind: 'givenUp' })
    },
  }
}

/** Whether an attempt at a bank may be the payment that the driver comes back from. */
function isOfOrder(
  { bank }: Attempt<unknown>,
  { order }: WayBack,
  match: 'exact' | 'any',
): boolean {
  if (bank === null) return false
  if (match === 'exact') return order !== null && bank.order === order
  return order === null || bank.order === null
}

function sameIntent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
