import { moneyMoves } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readClocks, type Moment } from '../clock/readClocks.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { isAside, isCallOpen, isFresh, isOfOrder, isWatched } from './attempts.ts'
import type { ChargeAnswer, ChargePorts, Finding } from './ChargePorts.ts'
import { chargeReducer, type ChargeEvent } from './chargeReducer.ts'
import {
  isBusy,
  type Attempt,
  type BankPage,
  type ChargeRefusal,
  type ChargeState,
  type Owner,
  type Rest,
  type WayBack,
} from './ChargeState.ts'
import { prepareSending } from './prepareSending.ts'
import { readOnce } from './readOnce.ts'
import { startLook, type Look, type RunningLook } from './startLook.ts'
import { watchAccount } from './watchAccount.ts'
import { whenIdle } from './whenIdle.ts'

/** A charge that a screen can submit, watch and check. */
export interface Charge<Intent, Result> {
  readonly store: StoreApi<ChargeState<Intent, Result>>
  /**
   * Sends an intent. Does nothing while another attempt is under way or not explained.
   *
   * @param price - what the press has shown: nothing is sent once it costs another sum
   */
  readonly submit: (intent: Intent, price?: OfferedPrice) => Promise<void>
  /** Sends what the driver was asked about, although an earlier try of the same may have charged. */
  readonly submitAnyway: () => Promise<void>
  /** Tries anew what was asked about, after looking once more for what became of the earlier try. */
  readonly askAgain: () => Promise<void>
  /** Whether the city recognises the next try of the same by its key. */
  readonly knowsKeys: boolean
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
   * Looks whether the payment was made at the bank: the page with the link is in sight again, or
   * another tab has seen money move. The link stays while that is not known.
   */
  readonly lookFromBank: () => Promise<void>
  /** Waits until the driver has read what is told here, then checks what became of a payment at a bank. */
  readonly takeUp: (attempt: Attempt<Intent>) => Promise<void>
  /** Reads again at once what became of an attempt whose outcome is not known. */
  readonly checkAgain: () => Promise<void>
  /** Checks a call of this account that was under way when its page went away. */
  readonly resume: () => Promise<void>
  /** Shows the link again to a driver who is back from the bank unpaid. */
  readonly payByLink: () => void
  /** Puts an ended charge aside, or a bank's page that was not opened. */
  readonly dismiss: () => void
  /**
   * Forgets a charge that is known to have happened, even while it is looked for once more. It is not
   * told again, here or after the page is loaded anew.
   */
  readonly forgetDone: (key: string) => void
  /** The driver stops waiting for an outcome that is not known. The next try of the same keeps the key. */
  readonly stopWaiting: () => void
  /** Somebody signs in, perhaps somebody else: nothing more is told here, and everything is kept. */
  readonly leave: () => void
  /**
   * The account signs out. Nothing of it is told any more. Only what is not explained, or may still
   * charge, is kept.
   */
  readonly giveUp: (owner: Owner) => void
  /** What was put aside is over, however it ended: the next try is another intent with a key of its own. */
  readonly forgetAside: (owner: Owner, subject: string) => void
}

/**
 * Makes a charge: one intent makes one call, and nothing is tried again by itself. When the answer is
 * lost, or the driver comes back from a bank, the back end is asked what is true.
 *
 * A key belongs to one attempt whose outcome is not known. Once the driver stops waiting for it, a new
 * try of the same goes out under the same key, so that a back end that knows keys charges once even if
 * the first try arrives late. A refusal by name ends the key.
 *
 * Where a city knows no keys, the browser itself may send a call twice. There a refusal may be an
 * echo, and a success may stand for two charges, so the account is read after both. Before a new try
 * of what is not explained the account is read once more, and the driver is asked.
 */
export function createCharge<Intent, Result>(
  ports: ChargePorts<Intent, Result>,
): Charge<Intent, Result> {
  const { clock, kept } = ports
  const store = createStore<ChargeState<Intent, Result>>(() => ({ kind: 'idle' }))
  let looking: RunningLook<Result> | null = null
  // Stands for the attempt that the screen waits for: replaced with each attempt, and once nobody waits.
  let turn: object = {}
  // Stands for the login: replaced with each login and logout.
  let visit: object = {}
  // The attempts of this page, with the moment at which they were first tried.
  const firstTried = new Map<string, Moment>()
  // The attempt whose link to a bank was followed from here.
  let openedKey: string | null = null
  // What is being watched, so that it is watched once.
  const watched = new Set<string>()
  let moneyRests: (() => void) | null = null
  // What was not sent because an earlier try may have charged.
  let unsent: { readonly intent: Intent; readonly price: OfferedPrice | null } | null = null

  function happen(event: ChargeEvent<Intent, Result>): void {
    const state = chargeReducer(store.getState(), event)
    store.setState(state, true)
    // An outcome that is not known, and not looked for any more, holds nobody back.
    if (isBusy(state) && (state.kind !== 'unknown' || state.isLooking)) moneyRests ??= moneyMoves()
    else {
      moneyRests?.()
      moneyRests = null
    }
  }

  async function submit(
    intent: Intent,
    price: OfferedPrice | null = null,
    mayBeTwice = false,
  ): Promise<void> {
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
      before: null,
      bank: null,
      rest: null,
    }
    const mine = (turn = {})
    happen({ kind: 'submitted', attempt })
    const sendAlone = async (): Promise<void> => {
      await sendOrCheck(attempt, price, mine, mayBeTwice)
      // A driver who pays again has read what became of the payment before.
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
    pressed: Attempt<Intent>,
    price: OfferedPrice | null,
    mine: object,
    mayBeTwice: boolean,
  ): Promise<void> {
    const { key, intent } = pressed
    const prepared = await prepareSending(ports, pressed, price, mayBeTwice)
    if (turn !== mine) return
    unsent = null
    switch (prepared.kind) {
      case 'refused':
        if (prepared.reason.kind === 'mayChargeTwice') unsent = { intent, price }
        refuse(pressed, prepared.reason)
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
    const { intent, key, owner } = attempt
    // Else the charge of this try could be taken for an earlier one's.
    if (!ports.knowsKeys && owner !== null) forgetAside(owner, ports.subject(intent))
    kept.keep(attempt)
    const sent = readClocks(clock)
    if (!firstTried.has(key)) firstTried.set(key, sent)
    try {
      const answer = await ports.send(intent, key)
      if (turn === mine) take(answer, attempt)
    } catch (error) {
      if (turn !== mine) return
      const isDoubtful = isDoubtfulCall(intent)
      if (ports.isOutcomeUnknown(error)) {
        happen({ kind: 'answerLost', key })
        await check(attempt, mine, sent)
      } else if (isDoubtful && ports.isExpired(error)) {
        // A charge ends no login, so an expired token hardly hides one: the account is read after the next
        // login.
        kept.keep({ ...attempt, rest: { kind: 'aside', at: clock.now(), isExpired: true } })
        refuse(attempt, { kind: 'error', error })
      } else if (isDoubtful && ports.wasAnswered(error)) {
        happen({ kind: 'refusalDoubted', key })
        await doubt(attempt, error, mine)
      } else {
        // A call that was not even sent tells nothing of an earlier try under its key, which stays not known.
        if (ports.isNamed(error) || earlier === null) {
          kept.forget(key)
          refuse(attempt, { kind: 'error', error })
        } else {
          kept.keep(earlier)
          refuse(attempt, { kind: 'notKnown', seenUntil: null })
        }
      }
    }
  }

  function take(answer: ChargeAnswer<Result>, attempt: Attempt<Intent>): void {
    const { key } = attempt
    if (answer.kind === 'done') {
      happen({ kind: 'answered', key, result: answer.result })
      settle(attempt)
    } else {
      kept.forget(key)
      happen({ kind: 'sentToBank', key, page: answer.page })
    }
  }

  function refuse({ key }: Attempt<Intent>, reason: ChargeRefusal): void {
    happen({ kind: 'refused', key, reason })
  }

  /**
   * The charge has happened, so its key is used up. It is remembered where the same can't be wanted
   * again, and where it may have charged twice.
   */
  function settle(attempt: Attempt<Intent>): void {
    const isDoubtful = isDoubtfulCall(attempt.intent)
    if (!ports.happensOnce && !isDoubtful) {
      kept.forget(attempt.key)
      return
    }
    const its = rest(attempt, 'happened')
    if (isDoubtful) void watch(its)
  }

  /** Reads the account before a refusal is told that may be an echo. */
  async function doubt(attempt: Attempt<Intent>, error: unknown, mine: object): Promise<void> {
    const read = await readOnce(ports, attempt, firstTried.get(attempt.key) ?? null).catch(
      () => null,
    )
    if (turn !== mine) return
    if (read !== null && isThere(read.finding)) {
      conclude(read.finding, attempt)
      return
    }
    const its = rest(attempt, 'aside')
    const seenUntil = read?.finding.kind === 'nothing' ? read.at : null
    refuse(attempt, { kind: 'echo', error, seenUntil, isLooking: true })
    void watch(its)
  }

  /** Reads on for what an answer may have hidden: a charge behind a refusal, or a second charge. */
  async function watch(attempt: Rested<Intent>): Promise<void> {
    const { key, rest: its } = attempt
    const mine = visit
    const isKnown = its.kind === 'happened'
    // Another press, or another tab, may explain it meanwhile.
    const isKept = () =>
      keptHere(attempt).some(
        ({ key: other, rest: now }) => other === key && now?.kind === its.kind && now.at === its.at,
      )
    const name = `${key} ${its.at}`
    if (watched.has(name)) return
    watched.add(name)
    const last = await watchAccount(
      ports,
      attempt,
      firstTried.get(key) ?? null,
      () => visit !== mine || !isKept(),
      (finding) => {
        if (!isThere(finding)) return false
        const isTwice = finding.kind === 'happened' && finding.twice !== undefined
        if (isTwice) ports.onTwice(attempt, finding.twice)
        if (!isKnown) tellLate(finding, attempt)
        return isTwice || !isKnown
      },
    )
    watched.delete(name)
    if (visit === mine && !isKnown) {
      happen({ kind: 'watchEnded', key, seenUntil: last?.kind === 'nothing' ? clock.now() : null })
    }
    if (last === null || !isKept()) return
    // Nobody can wait for an account that is later than that.
    if (isKnown) kept.keep({ ...attempt, rest: { ...its, isRead: true } })
    else if (last.kind === 'nothing') kept.forget(key)
  }

  /**
   * The account shows a charge that was refused. It is told in place of the refusal, else once nothing
   * else is told.
   */
  function tellLate(finding: Finding<Result>, attempt: Attempt<Intent>): void {
    const state = store.getState()
    if ('attempt' in state && state.attempt.key === attempt.key) {
      conclude(finding, attempt)
      return
    }
    const left = { ...attempt, rest: null }
    kept.keep(left)
    void explain(left, visit, 'refusal')
  }

  function keptHere({ owner }: Attempt<Intent>): readonly Attempt<Intent>[] {
    return owner === null ? [] : kept.of(owner)
  }

  function rest(attempt: Attempt<Intent>, kind: Rest['kind']): Rested<Intent> {
    // A clock that was put back meanwhile must not date the rest before the sending.
    const at = Math.max(clock.now(), attempt.sentAt)
    const its = { ...attempt, rest: { kind, at } }
    kept.keep(its)
    return its
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
        if (turn === mine) happen({ kind: 'notKnown', key: attempt.key, isLooking: true })
      },
    })
    looking = look
    const found = await look.found
    if (looking === look) looking = null
    if (found !== null && turn === mine) conclude(found, attempt)
  }

  function conclude(found: Look<Result> | Finding<Result>, attempt: Attempt<Intent>): void {
    const { key, bank } = attempt
    switch (found.kind) {
      case 'happened':
        if (found.twice !== undefined && ports.paysByCall(attempt.intent)) {
          ports.onTwice(attempt, found.twice)
        }
        happen({ kind: 'found', key, result: found.result })
        // What became of a payment at the bank is told until it has been read.
        if (bank === null) settle(attempt)
        break
      case 'refused':
        kept.forget(key)
        refuse(attempt, { kind: 'error', error: found.error })
        break
      case 'neverCame':
      case 'notCharged':
        kept.forget(key)
        refuse(attempt, { kind: 'notCharged' })
        break
      case 'declined':
        refuse(attempt, { kind: 'declined' })
        break
      case 'onBalance':
        refuse(attempt, { kind: 'onBalance', amount: found.amount })
        break
      case 'notSeen':
        rest(attempt, 'aside')
        refuse(attempt, { kind: 'notKnown', seenUntil: found.seenUntil })
        break
      case 'notKnown':
        happen({ kind: 'notKnown', key, isLooking: false })
        if (bank !== null) void followBank(attempt)
        break
      case 'failed':
      case 'nothing':
      case 'open':
        // Of a single reading: it ends nothing.
        break
    }
  }

  /** A payment at a bank may show late: it is looked for while the driver is offered other ways to pay. */
  async function followBank(attempt: Attempt<Intent>): Promise<void> {
    const { key } = attempt
    const mine = turn
    const name = `${key} bank`
    if (watched.has(name)) return
    watched.add(name)
    const isOver = (): boolean => turn !== mine || store.getState().kind !== 'unknown'
    await watchAccount(ports, attempt, firstTried.get(key) ?? null, isOver, (finding) => {
      if (finding.kind === 'failed') conclude({ kind: 'declined' }, attempt)
      else if (isThere(finding)) conclude(finding, attempt)
      return finding.kind === 'failed' || isThere(finding)
    })
    watched.delete(name)
  }

  /**
   * @returns whether it could be looked at, because nothing else was told here
   */
  async function lookAt(
    attempt: Attempt<Intent>,
    after: 'loss' | 'refusal' = 'loss',
  ): Promise<boolean> {
    if (store.getState().kind !== 'idle') return false
    const mine = (turn = {})
    happen({ kind: 'takenUp', attempt, after })
    await check(attempt, mine)
    return true
  }

  /** Looks at what a page has left behind, once nothing else is told here and no other tab looks at it. */
  async function explain(
    left: Attempt<Intent>,
    mine: object,
    after: 'loss' | 'refusal' = 'loss',
  ): Promise<void> {
    // What was found of the one before is told until it has been read.
    await whenIdle(store)
    let isOver = visit !== mine
    if (isOver) return
    const look = async (): Promise<void> => {
      isOver = visit !== mine || !isStillOpen(left) || (await lookAt(left, after))
    }
    // Another tab, or an earlier login in this one, may still look at it and explain it.
    await ports.alone(ports.subject(left.intent), look, 'wait')
    if (!isOver) await explain(left, mine, after)
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
    submit: (intent, price) => submit(intent, price),
    submitAnyway: async () => {
      if (unsent !== null) await submit(unsent.intent, unsent.price, true)
    },
    askAgain: async () => {
      if (unsent !== null) await submit(unsent.intent, unsent.price)
    },
    knowsKeys: ports.knowsKeys,
    takeUp: (attempt) => takeUp(attempt),
    bankPageOpened: () => {
      const state = store.getState()
      if (state.kind !== 'atBank') return
      openedKey = state.attempt.key
      kept.keep({ ...state.attempt, bank: linkOf(state.page) })
    },
    returned: async (way, match) => {
      const mine = visit
      const left = kept.of(await ports.owner()).findLast((one) => isOfOrder(one, way, match))
      if (left === undefined || visit !== mine) return false
      // Only who knows the number of the payment may claim something of it.
      const claim = (match === 'exact' ? way.claim : null) ?? left.bank?.claim ?? null
      const own = { ...left.bank, order: left.bank?.order ?? null, claim }
      // A number that may be another payment's is asked about, but not kept.
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
      if (left === undefined) {
        // The tab to which the bank led back has told it, and the driver has read that.
        happen({ kind: 'dismissed' })
        return
      }
      const look = startLook(ports, {
        attempt: left,
        sent: readClocks(clock),
        firstTried: firstTried.get(key) ?? null,
        onAhead: () => undefined,
        onLong: () => undefined,
      })
      const found = await look.found
      if (found === null || !isAtBank(key)) return
      if (['happened', 'onBalance', 'declined'].includes(found.kind)) {
        happen({ kind: 'corrected', key, attempt: left })
        conclude(found, left)
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
        else if (isWatched(left, clock.now()) && !ports.knowsKeys) void watch(left)
        if (visit !== mine) return
      }
    },
    payByLink: () => happen({ kind: 'linkAskedFor' }),
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
        refuse(attempt, { kind: 'notKnown', seenUntil: null })
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
        // What is not explained is looked for after the next login, where the account can be known again.
        // What may still charge keeps its key for the next try.
        const isOpen = one.rest === null || (isAside(one) && isFresh(one.rest, clock.now()))
        if (one.bank !== null || !isOpen || one.owner?.name === null) kept.forget(one.key)
      }
      leave()
    },
    forgetAside,
  }

  function forgetAside(owner: Owner, subject: string): void {
    for (const one of kept.of(owner)) {
      if (isAside(one) && ports.subject(one.intent) === subject) kept.forget(one.key)
    }
  }

  /** Whether the answer to the call may leave open how often it charged. */
  function isDoubtfulCall(intent: Intent): boolean {
    return !ports.knowsKeys && ports.paysByCall(intent)
  }

  /** Whether the link of an attempt to a bank still stands here. */
  function isAtBank(key: string): boolean {
    const state = store.getState()
    return state.kind === 'atBank' && state.attempt.key === key
  }

  /** Whether the outcome of a call is still not known; its bank's page may have been opened meanwhile. */
  function isStillOpen({ key, owner }: Attempt<Intent>): boolean {
    const isSame = (one: Attempt<Intent>): boolean => one.key === key && isCallOpen(one)
    return owner !== null && kept.of(owner).some(isSame)
  }
}

/** Whether the account shows what was paid for. */
function isThere<Result>(
  finding: Finding<Result>,
): finding is Extract<Finding<Result>, { kind: 'happened' | 'onBalance' }> {
  return finding.kind === 'happened' || finding.kind === 'onBalance'
}

/** What is kept of a page of a bank that was opened. */
function linkOf({ order, url }: BankPage): WayBack {
  return { order, claim: null, url }
}

/** An attempt that came to rest. */
type Rested<Intent> = Attempt<Intent> & { readonly rest: Rest }
