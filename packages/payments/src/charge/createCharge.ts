import { ApiError } from '@parking/api-client'
import type { Operation } from '@parking/domain'
import { moneyMoves, randomId, type AppContext } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readClocks } from '../clock/readClocks.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { aloneInTabs } from './aloneInTabs.ts'
import { sendOnce } from './sendOnce.ts'
import { isOfOrder } from './attempts.ts'
import type { AnyChargeKind, Ended } from './ChargeKind.ts'
import { isBusy, type Attempt, type ChargeState, type Owner, type WayBack } from './ChargeState.ts'
import { confirmAttempt } from './confirmAttempt.ts'
import { keptAttempts } from './keptAttempts.ts'
import type { Answer } from './Outcome.ts'
import { readAttempt } from './readAttempt.ts'
import { machineAtRest, type ChargeEvent, type Effect, type Machine, type Wish } from './Machine.ts'
import { step } from './step.ts'

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
  readonly takeUp: (attempt: Attempt<Intent>) => void
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
  /**
   * What began at an instant is over. The next try of what was put aside and may have begun it is another
   * intent, with a key of its own.
   */
  readonly forgetAside: (owner: Owner, ended: Ended) => void
}

/** Whose charges these are. */
interface Payer {
  readonly askOwner: () => Promise<Owner>
  /** Hears that the account shows more than one charge for one attempt. */
  readonly onTwice: (attempt: Attempt<unknown>, operations: readonly Operation[]) => void
}

/** Makes a charge: carries out what {@link step} wants done, and tells it what came of that. */
export function createCharge<Intent, Result>(
  kind: AnyChargeKind<Intent, Result>,
  context: AppContext,
  { askOwner, onTwice }: Payer,
): Charge<Intent, Result> {
  const { city, clock, queryClient, storage } = context
  const knowsKeys = city.idempotencyKey === true
  const kept = keptAttempts(storage, kind.name, city.id, kind.intent)
  const store = createStore<ChargeState<Intent, Result>>(() => ({ kind: 'idle' }))
  let machine: Machine<Intent, Result> = machineAtRest
  const locks = new Map<number, () => void>()
  let waiting: readonly (() => void)[] = []
  let moneyRests: (() => void) | null = null
  // A lock is not let go while a call that was sent under it is on its way, though nobody waits any more.
  let onTheWay: Promise<unknown> = Promise.resolve()

  function hear(event: ChargeEvent<Intent, Result>): void {
    const scene = { kind, knowsKeys, now: readClocks(clock), kept: kept.all() }
    const { machine: next, effects } = step(machine, event, scene)
    machine = next
    for (const effect of effects) void carryOut(effect)
    // An effect that is carried out at once may have moved it on already.
    if (store.getState() !== machine.shown) store.setState(machine.shown, true)
    followMoney()
    for (const [number, release] of locks) {
      if (number === machine.front?.lock) continue
      locks.delete(number)
      void onTheWay.finally(release)
    }
    if (!isAtWork()) {
      const resting = waiting
      waiting = []
      for (const rest of resting) rest()
    }
  }

  /** An outcome that is not known, and not looked for any more, holds nobody back. */
  function followMoney(): void {
    const state = store.getState()
    if (isBusy(state) && (state.kind !== 'unknown' || state.isLooking)) moneyRests ??= moneyMoves()
    else {
      moneyRests?.()
      moneyRests = null
    }
  }

  /** Whether something is being done for what is shown, or is about to be. */
  function isAtWork(): boolean {
    const { front, behind } = machine
    return front !== null || behind.some((one) => one.kind === 'left' && one.awaits !== null)
  }

  /** Waits until nothing is done any more for what is shown. */
  function rests(): Promise<void> {
    if (!isAtWork()) return Promise.resolve()
    return new Promise((resolve) => (waiting = [...waiting, resolve]))
  }

  async function carryOut(effect: Effect<Intent>): Promise<void> {
    switch (effect.kind) {
      case 'keep':
        return kept.keep(effect.attempt)
      case 'forget':
        return kept.forget(effect.key)
      case 'tellTwice':
        return onTwice(effect.attempt, effect.operations)
      case 'lock':
        return lock(effect)
      case 'askOwner':
        return hear({ kind: 'ownerKnown', to: effect.number, owner: await askOwner() })
      case 'confirm': {
        const confirmed = await confirmAttempt(kind, context, effect.attempt, effect.price)
        return hear({ kind: 'confirmed', to: effect.number, ...confirmed })
      }
      case 'send': {
        const sent = send(effect.attempt)
        onTheWay = sent
        return hear({ kind: 'answered', to: effect.number, outcome: await sent })
      }
      case 'read': {
        const findKept = async () => kept.of(await askOwner())
        const reading = await readAttempt(kind, context, effect, findKept)
        return hear({ kind: 'wasRead', to: effect.number, ...reading })
      }
      case 'wait':
        await clock.wait(effect.milliseconds)
        return hear({ kind: 'waited', to: effect.number })
    }
  }

  async function lock({
    subject,
    ifTaken,
    number,
  }: Extract<Effect<Intent>, { kind: 'lock' }>): Promise<void> {
    const name = `parking.charge.${city.id}.${kind.name}.${subject}`
    const hold = (): Promise<void> =>
      new Promise((release) => {
        locks.set(number, release)
        hear({ kind: 'locked', to: number })
      })
    if (!(await aloneInTabs(name, hold, ifTaken))) hear({ kind: 'taken', to: number })
  }

  async function send({ intent, key }: Attempt<Intent>): Promise<Answer<Result>> {
    try {
      return await sendOnce(queryClient, () => kind.send(context, intent, key))
    } catch (error) {
      const named = error instanceof ApiError ? error.errorName : null
      const result = kind.meansDone?.(named) ?? null
      if (result !== null) return { kind: 'happened', result }
      const isOpen = !(error instanceof ApiError) || error.outcomeUnknown
      return { kind: isOpen ? 'lost' : 'refused', error }
    }
  }

  function press({ intent, price }: Wish<Intent>, mayBeTwice: boolean): Promise<void> {
    return does({ kind: 'pressed', intent, price, key: randomId(), mayBeTwice })
  }

  /** Hears of something that somebody does, and waits until all that comes of it is done. */
  function does(event: ChargeEvent<Intent, Result>): Promise<void> {
    hear(event)
    return rests()
  }

  return {
    store,
    knowsKeys,
    submit: (intent, price) => press({ intent, price: price ?? null }, false),
    submitAnyway: async () => {
      if (machine.unsent !== null) await press(machine.unsent, true)
    },
    takeUp: (attempt) => hear({ kind: 'cameBack', attempt, left: attempt }),
    bankPageOpened: () => hear({ kind: 'bankPageOpened' }),
    returned: async (way, match) => {
      const { visit } = machine
      const left = kept.of(await askOwner()).findLast((one) => isOfOrder(one, way, match))
      if (left === undefined || visit !== machine.visit) return false
      // Only who knows the number of the payment may claim something of it. The bank's page may be open
      // twice: what was paid in one tab is declined in the other.
      const before = left.bank?.claim ?? null
      const claim = (match === 'exact' && before !== 'paid' ? way.claim : null) ?? before
      const own = { ...left.bank, order: left.bank?.order ?? null, claim }
      // A number that may be another payment's is asked about, but not kept.
      const asked =
        own.order === null ? { ...own, order: way.order, isOrderGuessed: true as const } : own
      const attempt = { ...left, bank: asked }
      hear({ kind: 'cameBack', attempt, left: { ...left, bank: own } })
      return true
    },
    lookFromBank: async () => {
      const { visit, openedKey, shown } = machine
      if (shown.kind !== 'atBank' || shown.attempt.key !== openedKey) return
      const owner = await askOwner()
      if (visit === machine.visit) hear({ kind: 'seenAgain', owner })
    },
    checkAgain: () => does({ kind: 'checkAskedFor' }),
    resume: async () => {
      const { visit } = machine
      const owner = await askOwner()
      if (visit === machine.visit) hear({ kind: 'resumed', owner })
      await rests()
    },
    payByLink: () => hear({ kind: 'linkAskedFor' }),
    dismiss: () => hear({ kind: 'dismissed' }),
    forgetDone: (key) => hear({ kind: 'knownDone', key }),
    stopWaiting: () => hear({ kind: 'stoppedWaiting' }),
    leave: () => hear({ kind: 'left' }),
    giveUp: (owner) => hear({ kind: 'signedOut', owner }),
    forgetAside: (owner, ended) => hear({ ...ended, kind: 'asideOver', owner }),
  }
}
