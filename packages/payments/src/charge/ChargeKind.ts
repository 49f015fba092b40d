import type { ErrorName } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { AppContext } from '@parking/runtime'
import type { GenericSchema } from 'valibot'
import type { AccountTruth, ReadContext } from '../account/readAccount.ts'
import type { Attempt, ChargeEnd, ChargeRefusal } from './ChargeState.ts'
import type { ChargeAnswer, Finding, Known } from './Outcome.ts'
import type { IsTimely, Matches, OwnOperations } from './ownOperations.ts'
import type { Said } from './Said.ts'

/** What a way to pay needs of the app. */
export type PayContext = Pick<AppContext, 'api' | 'queryClient' | 'clock' | 'city'>

/** What a charge has brought to its end. */
export interface Ended {
  readonly kind: 'start' | 'startUnpaid' | 'permit'
  readonly subject: string
  /** When it began; without it nobody knows whether an attempt may have begun it. */
  readonly startsAt: Instant | undefined
}

/** All that one way of moving money has of its own. */
export interface ChargeKind<Intent, Result> {
  /** Under which an attempt is kept; unique among the kinds. */
  readonly name: string
  /** Tells an intent from anything else that may lie where it is kept. An intent holds no secrets. */
  readonly intent: GenericSchema<unknown, Intent>
  /**
   * Whether the call itself moves money, so that it may still charge some time after its answer was
   * lost; false where it only makes a bank's page.
   */
  readonly paysByCall: (intent: Intent) => boolean
  /** What two intents can't do at the same time, in whatever tab: a plate, a session. */
  readonly subject: (intent: Intent) => string
  /**
   * Looks once more at what it changes before anything is sent; absent where it changes nothing that
   * is there. An intent of such a kind names what it changes, so the same can't be wanted again once
   * it has happened.
   */
  readonly checkBefore?: (intent: Intent, context: ReadContext) => Promise<ChargeRefusal | null>
  /** Makes the call. A back end that knows keys never charges twice under one. */
  readonly send: (context: PayContext, intent: Intent, key: string) => Promise<ChargeAnswer<Result>>
  /**
   * What a refusal says by whose name it is done all the same; null for any other. Absent where no
   * refusal does.
   */
  readonly meansDone?: (errorName: ErrorName | null) => Result | null
  /** Whether a second call can take no more money: what it ends or begins is over or there by then. */
  readonly isSafeAgain?: true
  /** Whether it has happened already when the call leads to a bank: a session that was ended. */
  readonly happensBeforeBank?: boolean
  /** What the end of a charge says of a session, which an account that is late does not show yet. */
  readonly tells?: (end: ChargeEnd<Intent, Result>) => Said | null
  /**
   * What is over once it has happened: of which other kind and subject that was, and when it began.
   * Undefined where nothing is.
   */
  readonly ends?: (intent: Intent) => Ended | undefined
  /**
   * Whether an operation of the history may be the charge of an attempt, whenever it was made; absent
   * where the history does not tell such charges.
   */
  readonly matches?: Matches<Intent>
  /** Whether what began at a time may be what was wanted; absent where the history tells no such time. */
  readonly isTimely?: IsTimely<Intent>
  /** Reads what `find` looks at; sessions and operations where it is absent. */
  readonly read?: (context: ReadContext, since: Instant, intent: Intent) => Promise<AccountTruth>
  /**
   * What the account shows of an attempt, and of the operations that are its own; `isAlone`: no other
   * attempt of this browser may have had the same effect lately.
   */
  readonly find: (
    attempt: Attempt<Intent>,
    account: AccountTruth,
    own: OwnOperations & { readonly isAlone: boolean },
  ) => Finding<Result>
  readonly readToken?: never
}

/** One of people without an account: what became of it is told by the city's word for its order. */
export interface GuestChargeKind<Intent, Result> extends Omit<
  ChargeKind<Intent, Result>,
  'find' | 'read' | 'matches' | 'isTimely' | 'checkBefore' | 'readToken'
> {
  readonly askForOrder: (context: PayContext, attempt: Attempt<Intent>) => Promise<Known<Result>>
  /** Reads the token by which a guest asks for a key. */
  readonly readToken: (context: PayContext) => Promise<string>
  readonly find?: never
  readonly matches?: never
  readonly isTimely?: never
  readonly checkBefore?: never
}

/** A way to pay, whoever pays. */
export type AnyChargeKind<Intent, Result> =
  | ChargeKind<Intent, Result>
  | GuestChargeKind<Intent, Result>
