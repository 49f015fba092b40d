import { ApiError } from '@parking/api-client'
import type { Instant } from '@parking/pricing'
import type { Moment } from '../clock/readClocks.ts'
import {
  isAside,
  isCallOpen,
  isDeclinedAtBank,
  isFresh,
  isSameIntent,
  isWatched,
} from './attempts.ts'
import {
  isBusy,
  type Attempt,
  type BankPage,
  type ChargeRefusal,
  type ChargeState,
  type Owner,
  type Rest,
} from './ChargeState.ts'
import { isKeepable, isSameOwner } from './keptAttempts.ts'
import type {
  After,
  Asked,
  Behind,
  ChargeEvent,
  Confirmed,
  Effect,
  Front,
  Machine,
  Reading,
  Rested,
  Scene,
  Told,
  Watch,
} from './Machine.ts'
import { isThere, type Answer, type Known, type Outcome } from './Outcome.ts'
import {
  hasSlept,
  isLastReading,
  longestCheck,
  longestLook,
  longestSilence,
  pauseAfter,
  pauseBefore,
} from './waits.ts'

/**
 * Moves a charge on by one event, and says what is to be done then. One intent makes one call, and nothing
 * is tried again by itself. When the answer is lost, or the driver comes back from a bank, the account and
 * the back end's word for the key tell what is true. An event whose number nothing awaits changes
 * nothing, and neither does one that does not fit: that makes a double click one charge.
 *
 * A key belongs to one attempt whose outcome is not known. Once the driver stops waiting for it, a new
 * try of the same goes out under the same key, so that a back end that knows keys charges once even if
 * the first try arrives late. A refusal by name ends the key.
 *
 * Where a city knows no keys, the browser itself may send a call twice. There a refusal may be an
 * echo, and a success may stand for two charges, so the account is read after both. Before a new try
 * of what is not explained the account is read once more, and the driver is asked.
 */
export function step<Intent, Result>(
  machine: Machine<Intent, Result>,
  event: ChargeEvent<Intent, Result>,
  scene: Scene<Intent>,
): { readonly machine: Machine<Intent, Result>; readonly effects: readonly Effect<Intent>[] } {
  const turn = new Turn(machine, scene)
  turn.hear(event)
  turn.takeUpNext()
  return turn
}

/** One step on its way: it changes nothing but itself. */
class Turn<Intent, Result> {
  machine: Machine<Intent, Result>
  readonly effects: Effect<Intent>[] = []
  readonly #scene: Scene<Intent>
  #kept: readonly Attempt<Intent>[]

  constructor(machine: Machine<Intent, Result>, scene: Scene<Intent>) {
    this.machine = machine
    this.#scene = scene
    this.#kept = scene.kept
  }

  hear(event: ChargeEvent<Intent, Result>): void {
    if ('to' in event) {
      this.#goOn(event.to, event)
      return
    }
    const { shown } = this.machine
    switch (event.kind) {
      case 'pressed':
        return this.#press(event)
      case 'bankPageOpened':
        if (shown.kind !== 'atBank') return undefined
        this.#change({ openedKey: shown.attempt.key })
        return this.#keep({ ...shown.attempt, bank: linkTo(shown.page) })
      case 'linkAskedFor': {
        const bank = shown.kind === 'unknown' ? shown.attempt.bank : null
        if (shown.kind !== 'unknown' || bank?.url === undefined) return undefined
        // The link is good for what was asked for, whatever a form holds by now.
        const amount = bank.amount ?? shown.attempt.price?.total ?? null
        const page = { url: bank.url, order: bank.order, amount }
        return this.#show({ kind: 'atBank', attempt: shown.attempt, page })
      }
      case 'dismissed':
        if (isBusy(shown)) return undefined
        // What became of a payment at a bank has been read.
        if (isToldOfBank(shown)) this.#forget(shown.attempt.key)
        return this.#show({ kind: 'idle' })
      case 'stoppedWaiting':
        return this.#stopWaiting()
      case 'checkAskedFor':
        return this.#checkAgain()
      case 'cameBack':
        if (this.#isShown(event.attempt)) return undefined
        this.#keep(event.left)
        return this.#queue({ attempt: event.attempt, after: 'loss', isCall: false })
      case 'seenAgain':
        return this.#glance(event.owner)
      case 'resumed':
        for (const one of this.#keptOf(event.owner)) {
          if (isCallOpen(one)) this.#queue({ attempt: one, after: 'loss', isCall: true })
          else if (isWatched(one, this.#now) && (!this.#scene.knowsKeys || one.rest.isEcho)) {
            this.#watch(one)
          }
        }
        return undefined
      case 'knownDone':
        this.#forget(event.key)
        if (shown.kind === 'idle' || shown.attempt.key !== event.key) return undefined
        return this.#free()
      case 'asideOver':
        if (event.startsAt !== undefined) {
          this.#forgetAside(event.owner, event.subject, event.startsAt)
        }
        return undefined
      case 'signedOut':
        for (const one of this.#keptOf(event.owner)) {
          // What is not explained is looked for after the next login, where the account can be known again.
          // What may still charge keeps its key for the next try.
          const isOpen = one.rest === null || (isAside(one) && isFresh(one.rest, this.#now))
          if (one.bank !== null || !isOpen || one.owner?.name === null) this.#forget(one.key)
        }
        return this.#leave()
      case 'left':
        return this.#leave()
    }
  }

  #goOn(to: number, event: Told<Result>): void {
    const { front, behind } = this.machine
    if (front?.awaits === to) {
      this.#goOnInFront(front, event)
      return
    }
    const task = behind.find(({ awaits }) => awaits === to)
    if (task !== undefined) this.#goOnBehind(task, event)
  }

  #goOnInFront(front: Front<Intent>, event: Told<Result>): void {
    const { attempt } = front
    switch (event.kind) {
      case 'taken':
        // Another tab looks at it already.
        if (front.kind === 'recheck') return this.#endFront()
        return this.#refuse(attempt, { kind: 'otherTab' })
      case 'locked':
        if (front.kind === 'recheck') {
          this.#show({ kind: 'checking', attempt, after: 'loss' })
          return this.#look(attempt, this.#scene.now, front.awaits)
        }
        return this.#inFront({ ...front, lock: front.awaits }, { kind: 'askOwner' })
      case 'ownerKnown':
        return front.kind === 'press' ? this.#prepare(front, event.owner) : undefined
      case 'confirmed':
        return front.kind === 'confirm' ? this.#send(front, event) : undefined
      case 'answered':
        return front.kind === 'send' ? this.#take(front, event.outcome) : undefined
      case 'waited':
        return front.kind === 'look' ? this.#lookOnce(front) : undefined
      case 'wasRead':
        if (front.kind === 'look') return this.#judge(front, event)
        if (front.kind === 'doubt') return this.#judgeEarlier(front, event)
        return front.kind === 'echo' ? this.#judgeEcho(front, event) : undefined
    }
  }

  /* A press, until it is sent. */

  #press(event: Extract<ChargeEvent<Intent, Result>, { kind: 'pressed' }>): void {
    const { shown } = this.machine
    if (isBusy(shown)) return
    const { intent, price, key, mayBeTwice } = event
    const attempt: Attempt<Intent> = {
      intent,
      price: price === null ? null : { total: price.shown.total, sumBefore: price.sumBefore },
      key,
      owner: null,
      since: this.#now,
      sentAt: this.#now,
      before: null,
      bank: null,
      rest: null,
    }
    const toldBefore = isToldOfBank(shown) ? shown.attempt.key : null
    this.#show({ kind: 'sending', attempt })
    const subject = this.#scene.kind.subject(intent)
    this.#inFront(
      { kind: 'press', attempt, price, mayBeTwice, toldBefore, lock: null },
      { kind: 'lock', subject, ifTaken: 'leave' },
    )
  }

  /** Nothing of the same may be open, or in doubt. */
  #prepare(front: Front<Intent> & { kind: 'press' }, owner: Owner): void {
    const { knowsKeys, kind } = this.#scene
    const { price, mayBeTwice } = front
    const attempt = { ...front.attempt, owner }
    this.#change({ unsent: null })
    const subject = kind.subject(attempt.intent)
    const isSame = (one: Attempt<Intent>) => kind.subject(one.intent) === subject
    const left = this.#findOpen(attempt)
    if (left !== null) {
      this.#lookForLeft(front, left)
      return
    }
    const isDoubtless = kind.isSafeAgain === true || mayBeTwice
    // Who tries the same again soon does it under the same key.
    const isUnderItsKey = ({ intent, rest }: Rested<Intent>) =>
      knowsKeys && isFresh(rest, attempt.sentAt) && isSameIntent(intent, attempt.intent)
    const mayHaveCharged = (one: Attempt<Intent>) =>
      isAside(one) && this.#paysByCall(one) && isSame(one) && !isUnderItsKey(one)
    // One that an expired token turned away has hardly charged.
    const isLikely = (one: Attempt<Intent>) => mayHaveCharged(one) && one.rest?.isExpired !== true
    const earlier = isDoubtless
      ? null
      : (this.#findCall(owner, isLikely) ?? this.#findCall(owner, mayHaveCharged))
    if (earlier !== null && isAside(earlier)) {
      const read = { kind: 'read', attempt: earlier, firstTried: null, asksKey: true } as const
      this.#inFront({ ...front, kind: 'doubt', attempt, price, earlier }, read)
    } else this.#confirm({ ...front, kind: 'confirm', attempt, price })
  }

  /** Goes on with a press, once it is known what the account shows of the try before. */
  #judgeEarlier(front: Front<Intent> & { kind: 'doubt' }, read: Reading<Result>): void {
    const { attempt, price, earlier } = front
    const { outcome, at } = read
    const isRecent = isFresh(earlier.rest, Math.min(attempt.sentAt, at))
    if (isThere(outcome)) {
      if (isRecent && isSameIntent(earlier.intent, attempt.intent)) {
        this.#lookForLeft(front, earlier)
        return
      }
      // Another wish: what has become of the earlier one is to be seen before it is pressed for.
      this.#settle(earlier)
      this.#refuse(attempt, { kind: 'changed' })
      return
    }
    const isOld = earlier.rest.isExpired === true || !isRecent
    const isOver = outcome.kind === 'refused' || outcome.kind === 'neverCame'
    if (isOver) this.#forget(earlier.key)
    // What shows a charge that may be its own is asked about, however old it is.
    if (isOver || (isOld && outcome.kind === 'nothing')) {
      this.#confirm({ ...front, kind: 'confirm' })
      return
    }
    this.#change({ unsent: { intent: attempt.intent, price } })
    const seenUntil = outcome.kind === 'nothing' ? at : null
    this.#refuse(attempt, { kind: 'mayChargeTwice', seenUntil })
  }

  /** An earlier attempt of the same is not settled yet: it is looked for, and nothing is sent. */
  #lookForLeft({ lock, toldBefore }: Front<Intent>, left: Attempt<Intent>): void {
    this.#show({ kind: 'checking', attempt: left, after: 'loss' })
    this.#look(left, this.#scene.now, lock, toldBefore)
  }

  #confirm(front: Omit<Front<Intent> & { kind: 'confirm' }, 'awaits'>): void {
    this.#inFront(front, { kind: 'confirm', attempt: front.attempt, price: front.price })
  }

  #send(front: Front<Intent> & { kind: 'confirm' }, { reason, before }: Confirmed): void {
    const { attempt: asked, lock, toldBefore } = front
    if (reason !== null) {
      this.#refuse(asked, reason)
      return
    }
    const { kind, now } = this.#scene
    // What is read beside the press may have found a charge of the try before meanwhile.
    const left = this.#findOpen(asked)
    if (left !== null) {
      this.#lookForLeft(front, left)
      return
    }
    // The answers so far may have set the clock right, and may have taken long.
    const pressedAt = Math.min(asked.sentAt, this.#now)
    const earlier = this.#findCall(
      asked.owner,
      ({ rest, intent }) =>
        rest !== null &&
        (kind.checkBefore !== undefined || rest.kind === 'aside') &&
        isFresh(rest, pressedAt) &&
        isSameIntent(intent, asked.intent),
    )
    if (earlier?.rest?.kind === 'happened') {
      this.#refuse(asked, { kind: 'changed' })
      return
    }
    const { intent, price, owner, sentAt } = asked
    const attempt =
      earlier === null
        ? { ...asked, since: this.#now, before }
        : { ...earlier, intent, price, owner, sentAt, rest: null }
    this.#show({ kind: 'sending', attempt })
    // Else the charge of this try could be taken for an earlier one's. A call that makes a page charges nothing.
    const mayCharge = owner !== null && this.#paysByCall(attempt)
    const asides = mayCharge ? this.#forgetAside(owner, kind.subject(intent), null) : []
    this.#keep(attempt)
    this.#change({ firstTried: { [attempt.key]: now, ...this.machine.firstTried } })
    this.#inFront(
      { kind: 'send', attempt, lock, toldBefore, sent: now, earlier, asides },
      { kind: 'send', attempt },
    )
  }

  /* An answer, and what the account shows after it. */

  #take(front: Front<Intent> & { kind: 'send' }, outcome: Answer<Result>): void {
    const { attempt, sent, lock, toldBefore } = front
    switch (outcome.kind) {
      case 'happened':
        this.#show({ kind: 'done', attempt, result: outcome.result })
        this.#settle(attempt)
        return this.#endFront()
      case 'atBank':
        this.#forget(attempt.key)
        this.#show({ kind: 'atBank', attempt, page: outcome.page })
        return this.#endFront()
      case 'lost':
        this.#show({ kind: 'checking', attempt, after: 'loss' })
        return this.#look(attempt, sent, lock, toldBefore)
      case 'refused':
        return this.#hearRefusal(front, outcome.error)
    }
  }

  #hearRefusal(front: Front<Intent> & { kind: 'send' }, error: unknown): void {
    const { attempt, earlier } = front
    const isAnswer = error instanceof ApiError && error.status !== null
    // One for too many calls has not looked at the key: a first copy may have come all the same.
    const isDoubtful = this.#isDoubtful(attempt) || (isTooMany(error) && this.#paysByCall(attempt))
    if (isDoubtful && isAnswer && !isExpired(error)) {
      this.#show({ kind: 'checking', attempt, after: 'refusal' })
      this.#inFront({ ...front, kind: 'echo', error }, this.#reading(attempt))
      return
    }
    this.#keepAgain(front)
    const isNamed = error instanceof ApiError && error.kind === 'server'
    if (earlier !== null && !isNamed) {
      // It tells nothing of an earlier try under its key, which stays as it was.
      this.#keep(earlier)
      const isUnlikely = earlier.rest?.isExpired === true
      const reason = { kind: 'notKnown', seenUntil: null } as const
      this.#refuse(attempt, isUnlikely ? { kind: 'error', error } : reason)
      return
    }
    // A charge ends no login, so an expired token hardly hides one: the account is read after the next login.
    if (isExpired(error) && isDoubtful) {
      this.#keep({ ...attempt, rest: { kind: 'aside', at: this.#now, isExpired: true } })
    } else this.#forget(attempt.key)
    this.#refuse(attempt, { kind: 'error', error })
  }

  #judgeEcho(front: Front<Intent> & { kind: 'echo' }, { outcome, at }: Reading<Result>): void {
    const { attempt, error, earlier } = front
    if (isThere(outcome)) {
      this.#conclude(outcome, attempt)
      return
    }
    this.#keepAgain(front)
    const its = this.#rest(attempt, 'aside', earlier === null)
    const seenUntil = outcome.kind === 'nothing' ? at : null
    this.#refuse(attempt, { kind: 'echo', error, seenUntil, isLooking: true })
    this.#watch(its)
  }

  /* Looking for what became of an attempt. The back end's own word for a key ends a look, and so does what
     the account shows. What it does not show proves nothing: a call may still be at work, and an account
     may be late. It is read again until it must have come, and then it is said how far was looked.

     Time is what has passed on the page, whatever the device's clock says. A device that may have slept
     begins to count anew: a call that waited in it is sent when it wakes. */

  /** @param sent - when the call was sent, or taken up */
  #look(
    attempt: Attempt<Intent>,
    sent: Moment,
    lock: number | null,
    toldBefore: string | null = null,
  ): void {
    const look = { sent, began: sent, last: sent, isWaiting: false }
    this.#lookOnce({ kind: 'look', attempt, lock, toldBefore, ...look })
  }

  #lookOnce(front: Omit<Front<Intent> & { kind: 'look' }, 'awaits'>): void {
    const { now } = this.#scene
    const began = hasSlept(front, now) ? now : front.began
    const read = { ...this.#reading(front.attempt), asksKey: front.attempt.bank === null }
    this.#inFront({ ...front, began, last: now, isWaiting: false }, read)
  }

  #judge(front: Front<Intent> & { kind: 'look' }, { outcome, at, since }: Reading<Result>): void {
    // The clock was ahead when it was tried, which can't be seen any more once that instant has come.
    const attempt = { ...front.attempt, since }
    if (since !== front.attempt.since) {
      this.#keep(attempt)
      this.#showAttempt(attempt)
    }
    const { bank } = attempt
    const { sent, began, last } = front
    const passed = last.elapsed - began.elapsed
    switch (outcome.kind) {
      case 'happened':
      case 'onBalance':
      case 'refused':
      case 'neverCame':
        return this.#conclude(outcome, attempt)
      case 'untold':
        return this.#giveLookUp(attempt)
      case 'lost':
        if (bank !== null || isExpired(outcome.error) || passed >= longestSilence) {
          return this.#giveLookUp(attempt)
        }
        break
      case 'failed':
      case 'nothing':
      case 'open':
        if (bank !== null) {
          if (isDeclinedAtBank(outcome, bank)) return this.#refuse(attempt, { kind: 'declined' })
          return this.#giveLookUp(attempt)
        }
        // Only where no account is needed to know it: the call makes no more than a bank's page.
        if (
          outcome.kind === 'failed' ||
          (outcome.kind === 'nothing' && !this.#paysByCall(attempt))
        ) {
          return this.#conclude({ kind: 'neverCame' }, attempt)
        }
        if (passed >= longestLook) {
          this.#rest(attempt, 'aside')
          const seenUntil = outcome.kind === 'nothing' ? at : null
          return this.#refuse(attempt, { kind: 'notKnown', seenUntil })
        }
    }
    if (this.#scene.now.elapsed - sent.elapsed >= longestCheck || began !== sent) {
      this.#show({ kind: 'unknown', attempt, isLooking: true })
    }
    const milliseconds = pauseAfter(passed)
    this.#inFront({ ...front, attempt, isWaiting: true }, { kind: 'wait', milliseconds })
  }

  /** The account can't be read for now: nobody looks until something has changed. */
  #giveLookUp(attempt: Attempt<Intent>): void {
    this.#show({ kind: 'unknown', attempt, isLooking: false })
    this.#endFront()
    const isFollowed = this.machine.behind.some(
      ({ kind, attempt: { key } }) => kind === 'bank' && key === attempt.key,
    )
    if (attempt.bank === null || isFollowed) return
    this.#add({ kind: 'bank', attempt, awaits: this.#ask(firstWait), readings: 0, last: null })
  }

  #conclude(outcome: Conclusion<Result>, attempt: Attempt<Intent>): void {
    const { key, bank, owner, intent } = attempt
    switch (outcome.kind) {
      case 'happened':
        if (this.#paysByCall(attempt)) this.#tellTwice(outcome, attempt)
        if (this.#isShown(attempt) && mayShowDone(this.machine.shown)) {
          this.#show({ kind: 'done', attempt, result: outcome.result })
        }
        // What became of a payment at the bank is told until it has been read. What was tried before is not
        // to take that payment for its own.
        if (bank === null) this.#settle(attempt)
        else if (owner !== null) this.#forgetAside(owner, this.#scene.kind.subject(intent), null)
        return this.#endFront()
      case 'onBalance':
        return this.#refuse(attempt, { kind: 'onBalance', amount: outcome.amount })
      case 'refused':
        this.#forget(key)
        return this.#refuse(attempt, { kind: 'error', error: outcome.error })
      case 'neverCame':
        this.#forget(key)
        return this.#refuse(attempt, { kind: 'notCharged' })
    }
  }

  /**
   * The charge has happened, so its key is used up. It is remembered where the same can't be wanted
   * again, and where it may have charged twice.
   */
  #settle(attempt: Attempt<Intent>): void {
    const isDoubtful = this.#isDoubtful(attempt)
    if (this.#scene.kind.checkBefore === undefined && !isDoubtful) {
      this.#forget(attempt.key)
      return
    }
    const its = this.#rest(attempt, 'happened')
    if (isDoubtful) this.#watch(its)
  }

  /** Whether the answer to the call may leave open how often it charged. */
  #isDoubtful(attempt: Attempt<Intent>): boolean {
    return !this.#scene.knowsKeys && this.#paysByCall(attempt)
  }

  #paysByCall({ intent }: Attempt<Intent>): boolean {
    return this.#scene.kind.paysByCall(intent)
  }

  /* What is done beside what is shown. */

  #goOnBehind(task: Behind<Intent, Result>, event: Told<Result>): void {
    switch (task.kind) {
      case 'watch':
        if (!this.#isKeptAs(task.attempt)) this.#endWatch(task, null)
        else if (event.kind === 'waited') this.#readOn(task)
        else if (event.kind === 'wasRead') this.#judgeWatched(task, event.outcome)
        return
      case 'bank': {
        const { shown } = this.machine
        // Another press, or a look, may explain it meanwhile.
        if (!this.#isShown(task.attempt) || shown.kind !== 'unknown') this.#drop(task)
        else if (event.kind === 'waited') this.#readOn(task)
        else if (event.kind === 'wasRead') this.#judgeBank(task, event.outcome)
        return
      }
      case 'glance':
        if (event.kind === 'wasRead') this.#judgeGlance(task, event.outcome)
        return
      case 'left':
        if (event.kind === 'locked') this.#takeUpLocked(task)
    }
  }

  /** Reads on for what an answer may have hidden, where that is not done yet. */
  #watch(attempt: Rested<Intent>): void {
    const isWatchedHere = this.machine.behind.some(
      (one) =>
        one.kind === 'watch' &&
        one.attempt.key === attempt.key &&
        one.attempt.rest.at === attempt.rest.at,
    )
    if (isWatchedHere) return
    this.#add({ kind: 'watch', attempt, awaits: this.#ask(firstWait), readings: 0, last: null })
  }

  #readOn(task: Extract<Behind<Intent, Result>, { kind: 'watch' | 'bank' }>): void {
    this.#replace(task, { ...task, awaits: this.#ask(this.#reading(task.attempt)) })
  }

  #judgeWatched(
    task: Extract<Behind<Intent, Result>, { kind: 'watch' }>,
    outcome: Known<Result>,
  ): void {
    const { attempt } = task
    const isKnown = attempt.rest.kind === 'happened'
    if (isThere(outcome)) {
      if (!isKnown) {
        this.#drop(task)
        this.#tellLate(outcome, attempt)
        return
      }
      if (this.#tellTwice(outcome, attempt)) {
        this.#endWatch(task, outcome)
        return
      }
    }
    const next = this.#waitOn(task, outcome)
    if (next === null) this.#endWatch(task, told(outcome))
    else this.#replace(task, { ...task, ...next })
  }

  #judgeBank(
    task: Extract<Behind<Intent, Result>, { kind: 'bank' }>,
    outcome: Known<Result>,
  ): void {
    const { attempt } = task
    const { bank } = attempt
    if (isThere(outcome)) {
      this.#drop(task)
      this.#conclude(outcome, attempt)
      return
    }
    const isFailed = outcome.kind === 'failed'
    const isBelieved = isFailed && bank !== null && isDeclinedAtBank(outcome, bank)
    const next = isBelieved ? null : this.#waitOn(task, outcome)
    if (next !== null) {
      this.#replace(task, { ...task, ...next })
      return
    }
    this.#drop(task)
    if (isFailed) this.#refuse(attempt, { kind: 'declined' })
  }

  /** Waits for the next reading; null after the last. What can't be read now is read at the next turn. */
  #waitOn({ readings }: Watch<Result>, outcome: Known<Result>): Watch<Result> | null {
    const next = readings + 1
    const last = told(outcome)
    if (isLastReading(next, last !== null)) return null
    const milliseconds = pauseBefore(next)
    return { awaits: this.#ask({ kind: 'wait', milliseconds }), readings: next, last }
  }

  #endWatch(
    task: Extract<Behind<Intent, Result>, { kind: 'watch' }>,
    last: Known<Result> | null,
  ): void {
    const { attempt } = task
    const { shown } = this.machine
    this.#drop(task)
    const seenUntil = last?.kind === 'nothing' ? this.#now : null
    if (this.#isShown(attempt) && shown.kind === 'refused' && shown.reason.kind === 'echo') {
      this.#show({ ...shown, reason: { ...shown.reason, seenUntil, isLooking: false } })
    }
    if (last === null || !this.#isKeptAs(attempt)) return
    // Nobody can wait for an account that is later than that.
    if (attempt.rest.kind === 'happened') {
      this.#keep({ ...attempt, rest: { ...attempt.rest, isRead: true } })
    } else if (
      last.kind === 'nothing' &&
      (attempt.rest.isEcho || !isFresh(attempt.rest, this.#now))
    ) {
      this.#forget(attempt.key)
    }
  }

  /**
   * The account shows a charge that was refused. It is told in place of the refusal, else once nothing
   * else is told.
   */
  #tellLate(outcome: Conclusion<Result>, attempt: Rested<Intent>): void {
    if (this.#isShown(attempt)) {
      this.#conclude(outcome, attempt)
      return
    }
    const left = { ...attempt, rest: null }
    this.#keep(left)
    this.#queue({ attempt: left, after: 'refusal', isCall: true })
  }

  /** @returns whether the account shows more than one charge for one attempt */
  #tellTwice(outcome: Known<Result>, attempt: Attempt<Intent>): boolean {
    if (outcome.kind !== 'happened' || outcome.twice === undefined) return false
    this.effects.push({ kind: 'tellTwice', attempt, operations: outcome.twice })
    return true
  }

  #glance(owner: Owner): void {
    const { shown, openedKey } = this.machine
    if (shown.kind !== 'atBank' || shown.attempt.key !== openedKey) return
    const left = this.#keptOf(owner).find(({ key }) => key === openedKey)
    // The tab to which the bank led back has told it, and the driver has read that.
    if (left === undefined) this.#show({ kind: 'idle' })
    else {
      this.#add({ kind: 'glance', attempt: left, awaits: this.#ask(this.#reading(left)) })
    }
  }

  #judgeGlance(
    task: Extract<Behind<Intent, Result>, { kind: 'glance' }>,
    outcome: Known<Result>,
  ): void {
    const { attempt } = task
    const { bank } = attempt
    const { shown } = this.machine
    this.#drop(task)
    if (!this.#isShown(attempt) || shown.kind !== 'atBank') return
    const isDeclined = bank !== null && isDeclinedAtBank(outcome, bank)
    if (!isDeclined && !isThere(outcome)) return
    this.#showAttempt(attempt)
    if (isThere(outcome)) this.#conclude(outcome, attempt)
    else this.#refuse(attempt, { kind: 'declined' })
  }

  /** Looks at what a page has left behind, once nothing else is told here and no other tab looks at it. */
  #queue(left: Omit<Extract<Behind<Intent, Result>, { kind: 'left' }>, 'kind' | 'awaits'>): void {
    const isThereAlready = this.machine.behind.some(
      ({ kind, attempt: { key } }) => kind === 'left' && key === left.attempt.key,
    )
    if (isThereAlready || this.#isShown(left.attempt)) return
    this.#add({ kind: 'left', awaits: null, ...left })
  }

  /** Takes up the next that was left behind, where nothing is told any more. */
  takeUpNext(): void {
    const { shown, front, behind } = this.machine
    if (shown.kind !== 'idle' || front !== null) return
    const left = behind.filter((one) => one.kind === 'left')
    // What was paid at a bank needs no lock: it waits for none.
    const isLockAwaited = left.some(({ awaits }) => awaits !== null)
    const next = left.find(({ awaits, isCall }) => awaits === null && !(isCall && isLockAwaited))
    if (next === undefined) return
    const { attempt, after, isCall } = next
    if (isCall && this.#isStillOpen(attempt)) {
      // Another tab, or an earlier login in this one, may still look at it and explain it.
      const subject = this.#scene.kind.subject(attempt.intent)
      const awaits = this.#ask({ kind: 'lock', subject, ifTaken: 'wait' })
      this.#replace(next, { ...next, awaits })
      return
    }
    this.#drop(next)
    if (isCall) this.takeUpNext()
    else this.#lookAt(attempt, after, null)
  }

  #takeUpLocked(task: Extract<Behind<Intent, Result>, { kind: 'left' }>): void {
    const { attempt, after, awaits } = task
    if (!this.#isStillOpen(attempt)) this.#drop(task)
    else if (this.machine.shown.kind === 'idle') {
      this.#drop(task)
      this.#lookAt(attempt, after, awaits)
    } else this.#replace(task, { ...task, awaits: null })
  }

  #lookAt(attempt: Attempt<Intent>, after: After, lock: number | null): void {
    this.#show({ kind: 'checking', attempt, after })
    this.#look(attempt, this.#scene.now, lock)
  }

  /** Whether the outcome of a call is still not known; its bank's page may have been opened meanwhile. */
  #isStillOpen({ key }: Attempt<Intent>): boolean {
    return this.#kept.some((one) => one.key === key && isCallOpen(one))
  }

  #isKeptAs({ key, rest: { kind, at } }: Rested<Intent>): boolean {
    return this.#kept.some(
      ({ key: other, rest }) => other === key && rest?.kind === kind && rest.at === at,
    )
  }

  /* Ways to stop. */

  #checkAgain(): void {
    const { shown, front } = this.machine
    if (shown.kind !== 'unknown') return
    const { attempt } = shown
    if (front?.kind === 'look') {
      this.#show({ kind: 'checking', attempt, after: 'loss' })
      if (front.isWaiting) this.#lookOnce(front)
    } else if (front === null) {
      const subject = this.#scene.kind.subject(attempt.intent)
      this.#inFront(
        { kind: 'recheck', attempt, lock: null, toldBefore: null },
        { kind: 'lock', subject, ifTaken: 'leave' },
      )
    }
  }

  #stopWaiting(): void {
    const { shown } = this.machine
    const isAsked =
      shown.kind === 'unknown' || (shown.kind === 'atBank' && shown.attempt.bank !== null)
    if (!isAsked) return
    const { attempt } = shown
    if (attempt.bank === null) {
      this.#rest(attempt, 'aside')
      this.#refuse(attempt, { kind: 'notKnown', seenUntil: null })
    } else {
      this.#forget(attempt.key)
      this.#free()
    }
  }

  #free(): void {
    this.#show({ kind: 'idle' })
    this.#endFront()
  }

  #leave(): void {
    this.#free()
    this.#change({ behind: [], unsent: null, visit: this.machine.visit + 1 })
  }

  /**
   * @param startsAt - when began what is over: only what may have begun it is forgotten; null: all is
   * @returns what was forgotten
   */
  #forgetAside(
    owner: Owner,
    subject: string,
    startsAt: Instant | null,
  ): readonly Attempt<Intent>[] {
    const { kind } = this.#scene
    const forgotten = this.#keptOf(owner).filter((one) => {
      const fits = startsAt === null || kind.isTimely?.(one, { startsAt }) === true
      return isAside(one) && kind.subject(one.intent) === subject && fits
    })
    for (const { key } of forgotten) this.#forget(key)
    return forgotten
  }

  /** A try that has not charged explains none that was put aside before; its own is settled after this. */
  #keepAgain({ asides }: { readonly asides: readonly Attempt<Intent>[] }): void {
    for (const one of asides) this.#keep(one)
  }

  /* The words that the rest is told in. */

  get #now(): Instant {
    return this.#scene.now.now
  }

  #change(more: Partial<Machine<Intent, Result>>): void {
    this.machine = { ...this.machine, ...more }
  }

  #show(shown: ChargeState<Intent, Result>): void {
    this.#change({ shown })
  }

  /** More is known of what is shown. */
  #showAttempt(attempt: Attempt<Intent>): void {
    const { shown } = this.machine
    if (shown.kind !== 'idle') this.#show({ ...shown, attempt })
  }

  #isShown({ key }: Attempt<Intent>): boolean {
    const { shown } = this.machine
    return shown.kind !== 'idle' && shown.attempt.key === key
  }

  /** Ends what is in front, and says why; what is told already as done or refused stays told. */
  #refuse({ key }: Attempt<Intent>, reason: ChargeRefusal): void {
    const { shown } = this.machine
    const isOpen = isBusy(shown) || shown.kind === 'atBank'
    if (shown.kind !== 'idle' && shown.attempt.key === key && isOpen) {
      this.#show({ kind: 'refused', attempt: shown.attempt, reason })
    }
    this.#endFront()
  }

  #endFront(): void {
    const { front, shown } = this.machine
    this.#change({ front: null })
    // A driver who pays again has read what became of the payment before.
    if (front?.toldBefore && (shown.kind === 'done' || shown.kind === 'atBank'))
      this.#forget(front.toldBefore)
  }

  #inFront(front: WithoutNumber<Front<Intent>>, effect: Asked<Intent>): void {
    this.#change({ front: { ...front, awaits: this.#ask(effect) } })
  }

  #ask(effect: Asked<Intent>): number {
    const number = this.machine.count + 1
    this.#change({ count: number })
    this.effects.push({ ...effect, number })
    return number
  }

  /** A reading of the account alone. */
  #reading(attempt: Attempt<Intent>): Extract<Asked<Intent>, { kind: 'read' }> {
    const firstTried = this.machine.firstTried[attempt.key] ?? null
    return { kind: 'read', attempt, firstTried, asksKey: false }
  }

  #add(task: Behind<Intent, Result>): void {
    this.#change({ behind: [...this.machine.behind, task] })
  }

  #drop(task: Behind<Intent, Result>): void {
    this.#change({ behind: this.machine.behind.filter((one) => one !== task) })
  }

  #replace(task: Behind<Intent, Result>, by: Behind<Intent, Result>): void {
    this.#change({ behind: this.machine.behind.map((one) => (one === task ? by : one)) })
  }

  #keep(attempt: Attempt<Intent>): void {
    this.effects.push({ kind: 'keep', attempt })
    const others = this.#kept.filter(({ key }) => key !== attempt.key)
    if (isKeepable(attempt)) this.#kept = [...others, attempt]
  }

  #forget(key: string): void {
    this.effects.push({ kind: 'forget', key })
    this.#kept = this.#kept.filter((one) => one.key !== key)
  }

  /** Keeps an attempt as one that nobody waits for any more. */
  #rest(attempt: Attempt<Intent>, kind: Rest['kind'], isEcho = false): Rested<Intent> {
    // A clock that was put back meanwhile must not date the rest before the sending.
    const at = Math.max(this.#now, attempt.sentAt)
    const its = { ...attempt, rest: { kind, at, isEcho } }
    this.#keep(its)
    return its
  }

  #keptOf(owner: Owner): readonly Attempt<Intent>[] {
    return this.#kept.filter((one) => one.owner !== null && isSameOwner(one.owner, owner))
  }

  /** A call for the same that is still to be looked for. */
  #findOpen({ owner, intent }: Attempt<Intent>): Attempt<Intent> | null {
    const { subject } = this.#scene.kind
    return this.#findCall(
      owner,
      (one) => one.rest === null && subject(one.intent) === subject(intent),
    )
  }

  /** The last attempt of a call that is kept and fits. */
  #findCall(owner: Owner | null, fits: (one: Attempt<Intent>) => boolean): Attempt<Intent> | null {
    if (owner === null) return null
    return this.#keptOf(owner).findLast((one) => one.bank === null && fits(one)) ?? null
  }
}

/** What ends a look. */
type Conclusion<Result> = Extract<
  Outcome<Result>,
  { kind: 'happened' | 'onBalance' | 'refused' | 'neverCame' }
>

type WithoutNumber<Task> = Task extends unknown ? Omit<Task, 'awaits'> : never

const firstWait = { kind: 'wait', milliseconds: pauseBefore(0) } as const

/** What a reading tells; null where the account does not tell, or could not be read. */
function told<Result>(outcome: Known<Result>): Known<Result> | null {
  return ['lost', 'open', 'untold'].includes(outcome.kind) ? null : outcome
}

/** Whether what is told is what became of a payment at a bank. */
function isToldOfBank<Intent, Result>(
  shown: ChargeState<Intent, Result>,
): shown is Extract<ChargeState<Intent, Result>, { kind: 'done' | 'refused' }> {
  return (shown.kind === 'done' || shown.kind === 'refused') && shown.attempt.bank !== null
}

/** Whether what is said leaves open that it was charged, so that the account may still tell. */
function mayShowDone<Intent, Result>(shown: ChargeState<Intent, Result>): boolean {
  if (shown.kind === 'refused') return ['echo', 'notKnown'].includes(shown.reason.kind)
  return shown.kind === 'checking' || shown.kind === 'unknown' || shown.kind === 'atBank'
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.isTokenExpired
}

/** Whether a call was turned away because there were too many. */
function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'tooManyCalls'
}

/** What is kept of a page of a bank that was opened. */
function linkTo({ order, url, amount }: BankPage) {
  return { order, claim: null, url, amount }
}
