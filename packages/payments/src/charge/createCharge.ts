import type { Instant } from '@parking/pricing'
import { moneyMoves, type ServerClock } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  acceptsIntent,
  chargeReducer,
  type ChargeEvent,
  type ChargeState,
} from './chargeReducer.ts'

/** How a kind of charge talks to the back end. */
export interface ChargeCalls<Intent, Result> {
  /** Sends the intent once, under a key that is the same for every try of the same intent. */
  readonly send: (intent: Intent, key: string) => Promise<Result>
  /** Whether an error leaves open if the money has moved. */
  readonly isOutcomeUnknown: (error: unknown) => boolean
  /**
   * Reads sessions and operations again and tells whether the intent has happened since it was
   * first tried. Throws when they can't be read.
   */
  readonly hasHappened: (intent: Intent, since: Instant) => Promise<boolean>
  /** Whether reading again can't help until the driver has done something, such as signing in. */
  readonly needsDriver?: (error: unknown) => boolean
  /** Called once with the end of a charge that happened, whether answered or found by the check. */
  readonly onDone?: (intent: Intent, result: Result | null) => void
  /** Makes the key of a new intent. */
  readonly newKey?: () => string
  /** Tells the time that the back end goes by and waits by it. */
  readonly clock: Pick<ServerClock, 'now' | 'wait'>
  /**
   * Whether a try may still charge some time after its answer was lost, so that it is looked for
   * again; else the first look that can be read tells.
   */
  readonly mayArriveLate: boolean
  /** Keeps an intent that is under way, so that a page that is loaded anew checks it first. */
  readonly pending?: PendingIntent<Intent>
}

/** An intent with its key and the instants of its first and its latest try. */
export interface Attempt<Intent> {
  readonly intent: Intent
  readonly key: string
  readonly since: Instant
  readonly sentAt: Instant
}

/** Where an intent that is under way is kept while the page may go away. */
export interface PendingIntent<Intent> {
  read(): Attempt<Intent> | null
  write(pending: Attempt<Intent> | null): void
}

/** The longest that a call may be at work after it was sent, in milliseconds. */
const longestCall = 30_000
/** How long a call that has been at work that long already may still take. */
const longestRest = 10_000
const betweenChecks = 2_000

/** A charge that a screen can submit, watch and check. */
export interface Charge<Intent, Result> {
  readonly store: StoreApi<ChargeState<Intent, Result>>
  /** Sends an intent; does nothing while another one is under way or unexplained. */
  readonly submit: (intent: Intent) => Promise<void>
  /** Reads again what became of an intent whose check failed. */
  readonly checkAgain: () => Promise<void>
  /** Checks an intent that was under way when the page went away. */
  readonly resume: () => Promise<void>
  /** Puts an ended charge aside. */
  readonly dismiss: () => void
  /** Gives the charge up with its account: nothing of it is sent, kept or told any more. */
  readonly abandon: () => void
}

/** What reading sessions and operations showed. */
type Look = 'found' | 'nothing' | 'unreadable'

/**
 * Makes a charge: at most one call for one intent, never a try of its own, and the truth from
 * sessions and operations when the answer is lost.
 *
 * A driver's new try of an intent that was refused or found not charged goes out under the first
 * try's key, so that a back end that knows keys can't charge twice even if the first try arrives
 * late.
 */
export function createCharge<Intent, Result>(
  calls: ChargeCalls<Intent, Result>,
): Charge<Intent, Result> {
  const { newKey = () => crypto.randomUUID(), clock, pending } = calls
  const store = createStore<ChargeState<Intent, Result>>(() => ({ kind: 'idle' }))
  // The intent that has been tried and has not happened yet.
  let tried: Attempt<Intent> | null = null
  let isAbandoned = false

  function keep(attempt: Attempt<Intent> | null): void {
    if (!isAbandoned) pending?.write(attempt)
  }

  function happen(event: ChargeEvent<Intent, Result>): void {
    if (isAbandoned) return
    const before = store.getState()
    const after = chargeReducer(before, event)
    if (after === before) return
    store.setState(after, true)
    if (after.kind !== 'done') return
    tried = null
    calls.onDone?.(after.intent, after.result)
  }

  async function submit(intent: Intent): Promise<void> {
    if (isAbandoned || !acceptsIntent(store.getState())) return
    const attempt = attemptOf(intent)
    const { key } = attempt
    happen({ kind: 'submitted', intent, key })
    keep(attempt)
    const ended = moneyMoves()
    try {
      const result = await calls.send(intent, key)
      keep(null)
      happen({ kind: 'answered', key, result })
    } catch (error) {
      if (calls.isOutcomeUnknown(error)) {
        happen({ kind: 'answerLost', key })
        await check(attempt, clock.now() + longestRest)
      } else {
        keep(null)
        happen({ kind: 'refused', key, error })
      }
    } finally {
      ended()
    }
  }

  function attemptOf(intent: Intent): Attempt<Intent> {
    const sentAt = clock.now()
    tried =
      tried === null || !sameIntent(tried.intent, intent)
        ? { intent, key: newKey(), since: sentAt, sentAt }
        : { ...tried, sentAt }
    return tried
  }

  /**
   * A call may still be at work, and a connection may come back: what is not there or can't be read
   * yet is looked for again. Only what was read from the end on proves that nothing was charged.
   */
  async function lookUntil(end: Instant, { intent, since }: Attempt<Intent>): Promise<Look> {
    for (;;) {
      if (isAbandoned) return 'unreadable'
      const readAt = clock.now()
      try {
        if (await calls.hasHappened(intent, since)) return 'found'
        if (!calls.mayArriveLate || readAt >= end) return 'nothing'
      } catch (error) {
        if (clock.now() >= end || calls.needsDriver?.(error) === true) return 'unreadable'
      }
      await clock.wait(betweenChecks)
    }
  }

  /** @param atLeastUntil - how long to look even when the call has had all its time */
  async function check(attempt: Attempt<Intent>, atLeastUntil: Instant = 0): Promise<void> {
    const { key, sentAt } = attempt
    const look = await lookUntil(Math.max(sentAt + longestCall, atLeastUntil), attempt)
    if (look !== 'unreadable') keep(null)
    happen({ kind: endOf[look], key })
  }

  return {
    store,
    submit,
    checkAgain: async () => {
      if (store.getState().kind !== 'unknown' || tried === null) return
      happen({ kind: 'checkAskedAgain' })
      await check(tried)
    },
    resume: async () => {
      const left = pending?.read() ?? null
      if (left === null || !acceptsIntent(store.getState())) return
      tried = left
      happen({ kind: 'resumed', intent: left.intent, key: left.key })
      await check(left)
    },
    dismiss: () => happen({ kind: 'dismissed' }),
    abandon: () => {
      keep(null)
      isAbandoned = true
    },
  }
}

const endOf = {
  found: 'checkFoundIt',
  nothing: 'checkFoundNothing',
  unreadable: 'checkFailed',
} as const satisfies Record<Look, ChargeEvent<unknown, unknown>['kind']>

function sameIntent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
