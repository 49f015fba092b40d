import { moneyMoves } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { acceptsIntent, chargeReducer, type ChargeEvent, type ChargeState } from './chargeReducer.ts'

/** How a kind of charge talks to the back end. */
export interface ChargeCalls<Intent, Result> {
  /** Sends the intent once, under a key that is the same for every try of the same intent. */
  readonly send: (intent: Intent, key: string) => Promise<Result>
  /** Whether an error leaves open if the money has moved. */
  readonly isOutcomeUnknown: (error: unknown) => boolean
  /**
   * Reads sessions and operations again and tells whether the intent has happened.
   * Throws when they can't be read.
   */
  readonly hasHappened: (intent: Intent) => Promise<boolean>
  /** Called once with the end of a charge that happened, whether answered or found by the check. */
  readonly onDone?: (intent: Intent, result: Result | null) => void
  /** Makes the key of a new intent. */
  readonly newKey?: () => string
  /** Keeps an intent that is under way, so that a page that is loaded anew checks it first. */
  readonly pending?: PendingIntent<Intent>
}

/** Where an intent that is under way is kept while the page may go away. */
export interface PendingIntent<Intent> {
  read(): { readonly intent: Intent; readonly key: string } | null
  write(pending: { readonly intent: Intent; readonly key: string } | null): void
}

/** A charge that a screen can submit, watch and check. */
export interface Charge<Intent, Result> {
  readonly store: StoreApi<ChargeState<Intent, Result>>
  /** Sends an intent; does nothing while another one is under way or unexplained. */
  submit(intent: Intent): Promise<void>
  /** Reads again what became of an intent whose check failed. */
  checkAgain(): Promise<void>
  /** Checks an intent that was under way when the page went away. */
  resume(): Promise<void>
  /** Puts an ended charge aside. */
  dismiss(): void
}

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
  const { newKey = () => crypto.randomUUID(), pending } = calls
  const store = createStore<ChargeState<Intent, Result>>(() => ({ kind: 'idle' }))
  // The intent that has been tried and has not happened yet, with its key.
  let tried: { readonly intent: Intent; readonly key: string } | null = null

  function happen(event: ChargeEvent<Intent, Result>): void {
    const before = store.getState()
    const after = chargeReducer(before, event)
    if (after === before) return
    store.setState(after, true)
    if (after.kind !== 'done') return
    tried = null
    calls.onDone?.(after.intent, after.result)
  }

  async function submit(intent: Intent): Promise<void> {
    if (!acceptsIntent(store.getState())) return
    const key = keyFor(intent)
    happen({ kind: 'submitted', intent, key })
    pending?.write({ intent, key })
    const ended = moneyMoves()
    try {
      const result = await calls.send(intent, key)
      pending?.write(null)
      happen({ kind: 'answered', key, result })
    } catch (error) {
      if (calls.isOutcomeUnknown(error)) {
        happen({ kind: 'answerLost', key })
        await check(intent, key)
      } else {
        pending?.write(null)
        happen({ kind: 'refused', key, error })
      }
    } finally {
      ended()
    }
  }

  function keyFor(intent: Intent): string {
    if (tried === null || !sameIntent(tried.intent, intent)) tried = { intent, key: newKey() }
    return tried.key
  }

  async function check(intent: Intent, key: string): Promise<void> {
    try {
      const happened = await calls.hasHappened(intent)
      pending?.write(null)
      happen({ kind: happened ? 'checkFoundIt' : 'checkFoundNothing', key })
    } catch {
      happen({ kind: 'checkFailed', key })
    }
  }

  return {
    store,
    submit,
    checkAgain: async () => {
      const state = store.getState()
      if (state.kind !== 'unknown') return
      happen({ kind: 'checkAskedAgain' })
      await check(state.intent, state.key)
    },
    resume: async () => {
      const left = pending?.read() ?? null
      if (left === null || !acceptsIntent(store.getState())) return
      happen({ kind: 'resumed', ...left })
      await check(left.intent, left.key)
    },
    dismiss: () => happen({ kind: 'dismissed' }),
  }
}

function sameIntent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
