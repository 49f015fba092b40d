import type { Operation } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { Moment } from '../clock/readClocks.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import type { AnyChargeKind } from './ChargeKind.ts'
import type { Attempt, ChargeRefusal, ChargeState, Owner, Rest } from './ChargeState.ts'
import type { Answer, Known } from './Outcome.ts'

/** All that a charge knows. */
export interface Machine<Intent, Result> {
  /** What the screen is told. */
  readonly shown: ChargeState<Intent, Result>
  /** What is done for what is shown; null while nothing is. */
  readonly front: Front<Intent> | null
  /** What is done beside it. */
  readonly behind: readonly Behind<Intent, Result>[]
  /** What was not sent because an earlier try may have charged. */
  readonly unsent: Wish<Intent> | null
  /** The attempt whose link to a bank was followed from here. */
  readonly openedKey: string | null
  /** The attempts of this page, with the moment at which they were first tried. */
  readonly firstTried: Readonly<Record<string, Moment>>
  /** Another one with each login and logout. */
  readonly visit: number
  /** How many effects were numbered. */
  readonly count: number
}

/** Where every charge begins. */
export const machineAtRest: Machine<never, never> = {
  shown: { kind: 'idle' },
  front: null,
  behind: [],
  unsent: null,
  openedKey: null,
  firstTried: {},
  visit: 0,
  count: 0,
}

/** What a driver wants, at the price that the press has shown; null where the city asks none. */
export interface Wish<Intent> {
  readonly intent: Intent
  readonly price: OfferedPrice | null
}

/** `awaits`: the number of the effect whose event it goes on with. */
export type Front<Intent> = {
  readonly awaits: number
  /** The number of the lock that it holds. */
  readonly lock: number | null
  /** The payment at a bank that was told when it was pressed. */
  readonly toldBefore: string | null
  readonly attempt: Attempt<Intent>
} & (
  | { readonly kind: 'press'; readonly price: OfferedPrice | null; readonly mayBeTwice: boolean }
  /** Whether an earlier try has charged is read before anything is sent. */
  | {
      readonly kind: 'doubt'
      readonly price: OfferedPrice | null
      readonly earlier: Rested<Intent>
    }
  | { readonly kind: 'confirm'; readonly price: OfferedPrice | null }
  | ({ readonly kind: 'send'; readonly sent: Moment } & Before<Intent>)
  /** The account is read before a refusal is told. */
  | ({ readonly kind: 'echo'; readonly error: unknown } & Before<Intent>)
  | ({ readonly kind: 'look' } & Look)
  /** The driver has it looked for once more. */
  | { readonly kind: 'recheck' }
)

/** What was tried before a call. */
interface Before<Intent> {
  /** What it is one more try of, under the same key. */
  readonly earlier: Attempt<Intent> | null
  /** What was put aside of the same subject: kept again unless the call may have charged. */
  readonly asides: readonly Attempt<Intent>[]
}

/** How long is looked already for what became of an attempt. */
export interface Look {
  /** When the call was sent, or taken up. */
  readonly sent: Moment
  /** Since when it counts: a device that slept begins anew. */
  readonly began: Moment
  readonly last: Moment
  readonly isWaiting: boolean
}

export type Behind<Intent, Result> =
  /** An answer may not be all: a charge behind a refusal, or a second charge, is read on for. */
  | ({ readonly kind: 'watch'; readonly attempt: Rested<Intent> } & Watch<Result>)
  /** A payment at a bank may show late: it is read on for while other ways to pay are offered. */
  | ({ readonly kind: 'bank'; readonly attempt: Attempt<Intent> } & Watch<Result>)
  /** Whether it was paid at the bank, while the link stands here. */
  | { readonly kind: 'glance'; readonly awaits: number; readonly attempt: Attempt<Intent> }
  /** Waits until what is told here was read; a call then waits for its lock too. */
  | {
      readonly kind: 'left'
      readonly awaits: number | null
      readonly attempt: Attempt<Intent>
      readonly after: After
      readonly isCall: boolean
    }

export interface Watch<Result> {
  readonly awaits: number
  /** How many readings there were. */
  readonly readings: number
  readonly last: Known<Result> | null
}

export type After = Extract<ChargeState<unknown, unknown>, { kind: 'checking' }>['after']

/** An attempt that came to rest. */
export type Rested<Intent> = Attempt<Intent> & { readonly rest: Rest }

/** What happens to a charge: what a driver does, and what comes of an effect, by its number. */
export type ChargeEvent<Intent, Result> =
  | ({
      readonly kind: 'pressed'
      readonly key: string
      /** Whether the driver knows that an earlier try of the same may have charged. */
      readonly mayBeTwice: boolean
    } & Wish<Intent>)
  | { readonly kind: 'bankPageOpened' | 'linkAskedFor' | 'dismissed' | 'stoppedWaiting' }
  | { readonly kind: 'checkAskedFor' }
  /** The driver is back from a bank; `left` is what is kept of that attempt. */
  | { readonly kind: 'cameBack'; readonly attempt: Attempt<Intent>; readonly left: Attempt<Intent> }
  /** The page with a link to a bank is in sight again, or another tab has seen money move. */
  | { readonly kind: 'seenAgain'; readonly owner: Owner }
  /** What a page has left behind is looked for. */
  | { readonly kind: 'resumed'; readonly owner: Owner }
  | { readonly kind: 'knownDone'; readonly key: string }
  /** What was put aside for a subject is over, however it ended. */
  | {
      readonly kind: 'asideOver'
      readonly owner: Owner
      readonly subject: string
      readonly startsAt: Instant | undefined
    }
  /** Somebody signs in, perhaps somebody else. */
  | { readonly kind: 'left' }
  | { readonly kind: 'signedOut'; readonly owner: Owner }
  | ({ readonly to: number } & Told<Result>)

/** What comes of an effect. */
export type Told<Result> =
  | { readonly kind: 'locked' | 'taken' | 'waited' }
  | { readonly kind: 'ownerKnown'; readonly owner: Owner }
  | ({ readonly kind: 'confirmed' } & Confirmed)
  | { readonly kind: 'answered'; readonly outcome: Answer<Result> }
  | ({ readonly kind: 'wasRead' } & Reading<Result>)

/** Whether an attempt may be sent. */
export interface Confirmed {
  /** Why not; null when nothing speaks against it. */
  readonly reason: ChargeRefusal | null
  /** What of the history could be taken for its charge; null where that is not known. */
  readonly before: readonly string[] | null
}

/** What one reading shows of an attempt. */
export interface Reading<Result> {
  readonly outcome: Known<Result>
  /** When it was read. */
  readonly at: Instant
  /** The attempt's own instant, which may have shown to be wrong. */
  readonly since: Instant
}

/** What is to be done in the world; its event carries its number. */
export type Effect<Intent> =
  | { readonly kind: 'keep'; readonly attempt: Attempt<Intent> }
  | { readonly kind: 'forget'; readonly key: string }
  | {
      readonly kind: 'tellTwice'
      readonly attempt: Attempt<Intent>
      readonly operations: readonly Operation[]
    }
  | ({ readonly number: number } & Asked<Intent>)

export type Asked<Intent> =
  /** It holds until nothing in front names its number any more. */
  | { readonly kind: 'lock'; readonly subject: string; readonly ifTaken: 'leave' | 'wait' }
  | { readonly kind: 'askOwner' }
  | {
      readonly kind: 'confirm'
      readonly attempt: Attempt<Intent>
      readonly price: OfferedPrice | null
    }
  | { readonly kind: 'send'; readonly attempt: Attempt<Intent> }
  | {
      readonly kind: 'read'
      readonly attempt: Attempt<Intent>
      /** When it was first tried; null where that was on another page. */
      readonly firstTried: Moment | null
      /** Whether the back end's own word for the key is asked for too. */
      readonly asksKey: boolean
    }
  | { readonly kind: 'wait'; readonly milliseconds: number }

/** What stands around a step. */
export interface Scene<Intent> {
  readonly kind: Pick<
    AnyChargeKind<Intent, unknown>,
    'paysByCall' | 'subject' | 'isSafeAgain' | 'checkBefore' | 'isTimely'
  >
  /** Whether a second call under the same key can charge no second time. */
  readonly knowsKeys: boolean
  readonly now: Moment
  /** What this browser keeps of such attempts, whoever made them. */
  readonly kept: readonly Attempt<Intent>[]
}
