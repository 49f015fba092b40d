import type { Operation } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { ServerClock } from '@parking/runtime'
import type { Attempt, BankPage, ChargeRefusal, Owner } from './ChargeState.ts'
import type { KeptAttempts } from './keptAttempts.ts'

/** What a money call answered: it is done, or the driver has to pay on a bank's page. */
export type ChargeAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'atBank'; readonly page: BankPage }

/** What the account shows of an attempt. */
export type Finding<Result> =
  | {
      readonly kind: 'happened'
      readonly result: Result | null
      /** The operations of the history that are charges for it, where it shows more than one. */
      readonly twice?: readonly Operation[]
    }
  /** It was tried and came to nothing. */
  | { readonly kind: 'failed' }
  /** It was paid, and the money is on the balance, in kopecks: what it was for is gone. */
  | { readonly kind: 'onBalance'; readonly amount: number }
  /** The account was read whole, and there is no trace of it: it may show later what has happened. */
  | { readonly kind: 'nothing' }
  /** The account does not tell: it was not read whole, or shows what may be this or another's. */
  | { readonly kind: 'open' }

/** An account as it was just read. */
export interface Reading<Result> {
  /** When it was read; its answer may have set the clock right. */
  readonly now: Instant
  /** What it shows of an attempt that was first tried at an instant, and came until another one. */
  readonly find: (since: Instant, until?: Instant) => Finding<Result>
}

/** What a back end itself says of a key. */
export type KeyStatus =
  | { readonly kind: 'done' | 'processing' }
  /** It has never seen the call and will not take it any more. */
  | { readonly kind: 'neverCame' }
  | { readonly kind: 'refused'; readonly error: unknown }

/** What to do about something that another tab is at: leave it, or wait until it has done with it. */
export type IfTaken = 'leave' | 'wait'

/** How a charge reaches the world. */
export interface ChargePorts<Intent, Result> {
  /** Sends the intent once. A back end that knows keys never charges twice under one. */
  readonly send: (intent: Intent, key: string) => Promise<ChargeAnswer<Result>>
  /** Looks once more before anything is sent; null when nothing speaks against it. */
  readonly checkBefore: (intent: Intent) => Promise<ChargeRefusal | null>
  /**
   * Reads the account anew. Throws when it can't be read.
   *
   * @param from - the earliest instant at which the attempt may have been tried
   */
  readonly read: (attempt: Attempt<Intent>, from: Instant) => Promise<Reading<Result>>
  /**
   * What of the history could be taken for a charge of an attempt that is yet to be sent; null where
   * it could not be read whole. Absent where the history tells no such charges.
   *
   * @throws {@link ApiError} when there is no connection
   */
  readonly readBefore?: (attempt: Attempt<Intent>) => Promise<readonly string[] | null>
  /** Whether a second call under the same key can charge no second time. */
  readonly knowsKeys: boolean
  /** Whether a second call of the same can take no more money. */
  readonly isSafeAgain: boolean
  /** Hears that the account shows more than one charge for one attempt. */
  readonly onTwice: (attempt: Attempt<Intent>, operations: readonly Operation[]) => void
  /** Asks the back end what became of a key; null where it can't tell. */
  readonly askForKey: ((key: string) => Promise<KeyStatus>) | null
  /** Whether the back end has named why it refused the call. */
  readonly isNamed: (error: unknown) => boolean
  /** Whether an error says that the session has ended, so that the account can't be read either. */
  readonly isExpired: (error: unknown) => boolean
  /** Whether an error is an answer of the back end: something was sent, and it was refused. */
  readonly wasAnswered: (error: unknown) => boolean
  /** Whether an error leaves open if the money has moved. */
  readonly isOutcomeUnknown: (error: unknown) => boolean
  /** Whether reading again can't help until the driver has done something, such as signing in. */
  readonly needsDriver: (error: unknown) => boolean
  /**
   * Whether the call itself moves money, so that it may still charge some time after its answer was
   * lost; false where it only makes a bank's page.
   */
  readonly paysByCall: (intent: Intent) => boolean
  /** What two intents can't do at the same time: a plate, a session. */
  readonly subject: (intent: Intent) => string
  /** Whether the same intent can't be wanted again once it has happened. */
  readonly happensOnce: boolean
  readonly owner: () => Promise<Owner>
  /**
   * Does something while no other tab does it for the same subject.
   *
   * @returns whether it was done; false when it was left to another tab
   */
  readonly alone: (subject: string, work: () => Promise<void>, ifTaken: IfTaken) => Promise<boolean>
  readonly newKey: () => string
  /** Tells the time that the back end goes by, and waits. */
  readonly clock: Pick<ServerClock, 'now' | 'elapsed' | 'wait'>
  /** Keeps what is not settled, where every tab of the account finds it. */
  readonly kept: KeptAttempts<Intent>
}
