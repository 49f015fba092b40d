import { moneyMoves } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readClocks, type Moment } from '../clock/readClocks.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { isAside, isCallOpen, isFresh, isOfOrder } from './attempts.ts'
import type { ChargeAnswer, ChargePorts } from './ChargePorts.ts'
import { chargeReducer, type ChargeEvent } from './chargeReducer.ts'
import {
  isBusy,
  type Attempt,
  type ChargeRefusal,
  type ChargeState,
  type Owner,
  type Rest,
  type WayBack,
} from './ChargeState.ts'
import { prepareSending } from './prepareSending.ts'
import { startLook, type Look, type RunningLook } from './startLook.ts'
import { whenIdle } from './whenIdle.ts'

/** A charge that a screen can submit, watch and check. */
export interface Charge<Intent, Result> {
  readonly store: StoreApi<ChargeState<Intent, Result>>
  /**
   * Sends an intent; does nothing while another one is under way or unexplained.
   *
   * @param price - what the press has shown: nothing is sent once it costs another sum
   */
  readonly submit: (intent: Intent, price?: OfferedPrice) => Promise<void>
  /** The driver follows the link to the bank's page. */
  readonly bankPageOpened: () => void
  /**
   * The driver is back from a bank's page with the number of a payment.
   *
   * @param match - whether an attempt without a number may be the one
   * @returns whether the payment is one of this charge
   */
  readonly returned: (way: WayBack, match: 'exact' | 'any') => Promise<boolean>
  /**
   * The page with the link to a bank is in sight again, or another tab has seen money move: it is
   * looked at whether it was paid there. The link stays while that is not known.
   */
  readonly lookFromBank: () => Promise<void>
  /** Checks what became of a payment at a bank, once what stands here has been read. */
  readonly takeUp: (attempt: Attempt<Intent>) => Promise<void>
  /** Reads again at once what became of an attempt whose end is not known. */
  readonly checkAgain: () => Promise<void>
  /** Checks a call of this account that was under way when its page went away. */
  readonly resume: () => Promise<void>
  /** Puts an ended charge aside, or a bank's page that was not opened. */
  readonly dismiss: () => void
  /**
   * Forgets for good what is known to have happened, also while it is being looked for once more: it is
   * told no more, here and after the page was loaded anew.
   */
  readonly forgetDone: (key: string) => void
  /** The driver waits no more for what is not known; the next try of the same keeps its key. */
  readonly stopWaiting: () => void
  /** Somebody signs in, who may be another one: nothing is told here, and all is kept. */
  readonly leave: () => void
  /**
   * The account signs out: nothing of it is told any more, and only what is not explained is kept, or
   * may still charge.
   */
  readonly giveUp: (owner: Owner) => void
  /** What was put aside is over, whatever it came to: the next try is another intent, with its own key. */
  readonly forgetAside: (owner: Owner, subject: string) => void
}

/**
 * Makes a charge: at most one call for one intent, never a try of its own, and the truth from the
 * back end when the answer is lost or the driver comes back from a bank.
 *
 * A key belongs to one attempt whose outcome is not known: a new try of what was found not charged,
 * or is not waited for any more, goes out under it, so that a back end that knows keys can't charge
 * twice even if the first try arrives late. A refusal that the back end named ends the key.
 */
export function createCharge<Intent, Result>(
  ports: ChargePorts<Intent, Result>,
): Charge<Intent, Result> {
  const { clock, kept } = ports
  const store = createStore<ChargeState<Intent, Result>>(() => ({ kind: 'idle' }))
  let looking: RunningLook<Result> | null = null
  // Whose end the screen waits for: another one with each attempt, and with nobody who waits.
  let turn: object = {}
  // Who is signed in: another one with each login and logout.
  let visit: object = {}
  // The attempts of this page, with the moment at which they were first tried.
  const firstTried = new Map<string, Moment>()
  // The attempt whose link to a bank was followed from here.
  let openedKey: string | null = null
  let moneyRests: (() => void) | null = null

  function happen(event: ChargeEvent<Intent, Result>): void {
    const state = chargeReducer(store.getState(), event)
    store.setState(state, true)
    // What is not known, and not looked for any more, holds nobody back.
    if (isBusy(state) && (state.kind !== 'unknown' || looking !== null)) moneyRests ??= moneyMoves()
    else {
      moneyRests?.()
      moneyRests = null
    }
  }

  async function submit(intent: Intent, price: OfferedPrice | null = null): Promise<void> {
    const before = store.getState()
    if (isBusy(before)) return
    const now = clock.now()
    const attempt = {
      intent,
      price: price === null ? null : { total: price.shown.total, sumBefore: price.sumBefore },
      key: ports.newKey(),
      owner: null,
      since: now,
      sentAt: now,
      bank: null,
      rest: null,
    }
    const mine = (turn = {})
    happen({ kind: 'submitted', attempt })
    const sendAlone = async (): Promise<void> => {
      await sendOrCheck(attempt, price, mine)
      // Who has paid since has read what became of the payment before.
      if (isAnswered()) forgetToldByBank(before)
    }
    const isAlone = await ports.alone(ports.subject(intent), sendAlone, 'leave')
    if (!isAlone && turn === mine) refuse(attempt, { kind: 'otherTab' })
  }

  function isAnswered(): boolean {
    const { kind } = store.getState()
    return kind === 'done' || kind === 'atBank'
  }

  async function sendOrCheck(
    asked: Attempt<Intent>,
    price: OfferedPrice | null,
    mine: object,
  ): Promise<void> {
    const { key } = asked
    const prepared = await prepareSending(ports, asked, price)
    if (turn !== mine) return
    switch (prepared.kind) {
      case 'refused':
        refuse(asked, prepared.reason)
        break
      case 'left':
        happen({ kind: 'leftFound', key, left: prepared.left })
        await check(prepared.left, mine)
        break
      case 'ready':
        happen({ kind: 'corrected', key, attempt: prepared.attempt })
        await send(prepared.attempt, mine, prepared.earlier)
    }
  }

  async function send(
    attempt: Attempt<Intent>,
    mine: object,
    earlier: Attempt<Intent> | null,
  ): Promise<void> {
    const { intent, key } = attempt
    kept.keep(attempt)
    const sent = readClocks(clock)
    if (!firstTried.has(key)) firstTried.set(key, sent)
    try {
      const answer = await ports.send(intent, key)
      if (turn === mine) take(answer, attempt)
    } catch (error) {
      if (turn !== mine) return
      if (ports.isOutcomeUnknown(error)) {
        happen({ kind: 'answerLost', key })
        await check(attempt, mine, sent)
      } else {
        // What was not even sent says nothing of an earlier try under the key: that is not known still.
        if (ports.isNamed(error) || earlier === null) {
          kept.forget(key)
          refuse(attempt, { kind: 'error', error })
        } else {
          kept.keep(earlier)
          refuse(attempt, { kind: 'notKnown' })
        }
      }
    }
  }

  function take(answer: ChargeAnswer<Result>, attempt: Attempt<Intent>): void {
    const { key } = attempt
    if (answer.kind === 'done') {
      settle(attempt)
      happen({ kind: 'answered', key, result: answer.result })
    } else {
      kept.forget(key)
      happen({ kind: 'sentToBank', key, page: answer.page })
    }
  }

  function refuse({ key }: Attempt<Intent>, reason: ChargeRefusal): void {
    happen({ kind: 'refused', key, reason })
  }

  /** It has happened: the key is used up, and what can't be wanted again is remembered. */
  function settle(attempt: Attempt<Intent>): void {
    if (ports.happensOnce) rest(attempt, 'happened')
    else kept.forget(attempt.key)
  }

  function rest(attempt: Attempt<Intent>, kind: Rest['kind']): void {
    kept.keep({ ...attempt, rest: { kind, at: clock.now() } })
  }

  /** @param sent - when the call was sent, or taken up */
  async function check(
    attempt: Attempt<Intent>,
    mine: object,
    sent = readClocks(clock),
  ): Promise<void> {
    const look = startLook(ports, {
      attempt,
      sent,
      firstTried: firstTried.get(attempt.key) ?? null,
      onAhead: (corrected) => {
        kept.keep(corrected)
        if (turn === mine) happen({ kind: 'corrected', key: attempt.key, attempt: corrected })
      },
      onLong: () => {
        if (turn === mine) happen({ kind: 'notKnown', key: attempt.key })
      },
    })
    looking = look
    const found = await look.found
    if (looking === look) looking = null
    if (found !== null && turn === mine) conclude(found, attempt)
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
        kept.forget(key)
        refuse(attempt, { kind: 'error', error: found.error })
        break
      case 'neverCame':
        kept.forget(key)
        refuse(attempt, { kind: 'notCharged' })
        break
      case 'declined':
        refuse(attempt, { kind: 'declined' })
        break
      case 'onBalance':
        refuse(attempt, { kind: 'onBalance', amount: found.amount })
        break
      case 'notCharged':
        rest(attempt, 'aside')
        refuse(attempt, { kind: 'notCharged' })
        break
      case 'notKnown':
        happen({ kind: 'notKnown', key })
    }
  }

  /** @returns whether it could be looked at: nothing else stands there */
  async function lookAt(attempt: Attempt<Intent>): Promise<boolean> {
    if (store.getState().kind !== 'idle') return false
    const mine = (turn = {})
    happen({ kind: 'takenUp', attempt })
    await check(attempt, mine)
    return true
  }

  /** Looks at what a page has left, once nothing else stands here and nobody else looks at it. */
  async function explain(left: Attempt<Intent>, mine: object): Promise<void> {
    // What was found of the one before is told until it has been read.
    await whenIdle(store)
    let isOver = visit !== mine
    if (isOver) return
    const look = async (): Promise<void> => {
      isOver = visit !== mine || !isStillOpen(left) || (await lookAt(left))
    }
    // Another tab, or the visit before in this one, may still be at it, and explain it.
    await ports.alone(ports.subject(left.intent), look, 'wait')
    if (!isOver) await explain(left, mine)
  }

  async function takeUp(attempt: Attempt<Intent>, left = attempt): Promise<void> {
    const state = store.getState()
    if ('attempt' in state && state.attempt.key === attempt.key) return
    const mine = visit
    kept.keep(left)
    await whenIdle(store)
    if (visit === mine) await lookAt(attempt)
  }

  /** What became of a payment at a bank has been read. */
  function forgetToldByBank(state: ChargeState<Intent, Result>): void {
    const isTold = state.kind === 'done' || state.kind === 'refused'
    if (isTold && state.attempt.bank !== null) kept.forget(state.attempt.key)
  }

  function free(): void {
    turn = {}
    looking?.stop()
    looking = null
    happen({ kind: 'givenUp' })
  }

  function leave(): void {
    visit = {}
    free()
  }

  return {
    store,
    submit,
    takeUp: (attempt) => takeUp(attempt),
    bankPageOpened: () => {
      const state = store.getState()
      if (state.kind !== 'atBank') return
      openedKey = state.attempt.key
      kept.keep({ ...state.attempt, bank: { order: state.page.order, claim: null } })
    },
    returned: async (way, match) => {
      const mine = visit
      const left = kept.of(await ports.owner()).findLast((one) => isOfOrder(one, way, match))
      if (left === undefined || visit !== mine) return false
      // Only who knows the number of the payment may claim something of it.
      const claim = (match === 'exact' ? way.claim : null) ?? left.bank?.claim ?? null
      const own = { order: left.bank?.order ?? null, claim }
      // A number that is not known to be its own is looked for, and not kept.
      const asked =
        own.order === null ? { ...own, order: way.order, isOrderGuessed: true as const } : own
      void takeUp({ ...left, bank: asked }, { ...left, bank: own })
      return true
    },
    lookFromBank: async () => {
      const state = store.getState()
      if (state.kind !== 'atBank' || state.attempt.key !== openedKey) return
      const { key } = state.attempt
      const left = kept.of(await ports.owner()).find((one) => one.key === key)
      if (!isAtBank(key)) return
      const own = { ...state.attempt, bank: { order: state.page.order, claim: null } }
      const attempt = left ?? own
      const look = startLook(ports, {
        attempt,
        sent: readClocks(clock),
        firstTried: firstTried.get(key) ?? null,
        onAhead: () => undefined,
        onLong: () => undefined,
      })
      const found = await look.found
      if (found === null || !isAtBank(key)) return
      if (['happened', 'onBalance', 'declined'].includes(found.kind)) {
        happen({ kind: 'corrected', key, attempt })
        conclude(found, attempt)
      } else if (left === undefined) {
        // The tab to which the bank led back has told it.
        happen({ kind: 'dismissed' })
      }
    },
    checkAgain: async () => {
      const state = store.getState()
      if (state.kind !== 'unknown') return
      if (looking !== null) {
        looking.hurry()
        happen({ kind: 'checkAskedAgain' })
        return
      }
      const mine = turn
      const look = async (): Promise<void> => {
        if (turn !== mine || looking !== null || store.getState().kind !== 'unknown') return
        happen({ kind: 'checkAskedAgain' })
        await check(state.attempt, mine)
      }
      await ports.alone(ports.subject(state.attempt.intent), look, 'leave')
    },
    resume: async () => {
      const mine = visit
      for (const left of kept.of(await ports.owner())) {
        if (isCallOpen(left)) await explain(left, mine)
        if (visit !== mine) return
      }
    },
    dismiss: () => {
      forgetToldByBank(store.getState())
      happen({ kind: 'dismissed' })
    },
    forgetDone: (key) => {
      kept.forget(key)
      const state = store.getState()
      if (state.kind === 'idle' || state.attempt.key !== key) return
      if (state.kind === 'done') happen({ kind: 'dismissed' })
      else free()
    },
    stopWaiting: () => {
      const state = store.getState()
      if (state.kind !== 'unknown') return
      const { attempt } = state
      if (attempt.bank === null) {
        rest(attempt, 'aside')
        refuse(attempt, { kind: 'notKnown' })
        turn = {}
        looking?.stop()
        looking = null
      } else {
        kept.forget(attempt.key)
        free()
      }
    },
    leave,
    giveUp: (owner) => {
      for (const one of kept.of(owner)) {
        // A call that is not explained is looked for after the next login, where that can be told. One
        // that may still charge keeps its key for the next try.
        const isOpen = one.rest === null || (isAside(one) && isFresh(one.rest, clock.now()))
        if (one.bank !== null || !isOpen || one.owner?.name === null) kept.forget(one.key)
      }
      leave()
    },
    forgetAside: (owner, subject) => {
      for (const one of kept.of(owner)) {
        if (isAside(one) && ports.subject(one.intent) === subject) kept.forget(one.key)
      }
    },
  }

  /** Whether the link of an attempt to a bank still stands here. */
  function isAtBank(key: string): boolean {
    const state = store.getState()
    return state.kind === 'atBank' && state.attempt.key === key
  }

  /** Whether it is still not known what became of a call: its bank's page may have been opened since. */
  function isStillOpen({ key, owner }: Attempt<Intent>): boolean {
    const isSame = (one: Attempt<Intent>): boolean => one.key === key && isCallOpen(one)
    return owner !== null && kept.of(owner).some(isSame)
  }
}
