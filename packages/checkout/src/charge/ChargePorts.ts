import type { KeptValue, ServerClock } from '@parking/runtime'
import type { Attempt, BankPage } from './ChargeState.ts'

/** What a money call answered: it is done, or the driver has to pay on a bank's page. */
export type ChargeAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'atBank'; readonly page: BankPage }

/** What the account shows of an attempt. `open`: it is there and has not ended. */
export type Finding<Result> =
  | { readonly kind: 'happened'; readonly result: Result | null }
  | { readonly kind: 'failed' | 'nothing' | 'open' }

/** How a charge reaches the world. */
export interface ChargePorts<Intent, Result> {
  /** Sends the intent once. A back end that knows keys never charges twice under one. */
  readonly send: (intent: Intent, key: string) => Promise<ChargeAnswer<Result>>
  /** Reads the account anew and tells what it shows. Throws when it can't be read. */
  readonly find: (attempt: Attempt<Intent>) => Promise<Finding<Result>>
  /** Whether an error leaves open if the money has moved. */
  readonly isOutcomeUnknown: (error: unknown) => boolean
  /** Whether reading again can't help until the driver has done something, such as signing in. */
  readonly needsDriver: (error: unknown) => boolean
  /**
   * Whether the call itself moves money, so that it may still charge some time after its answer was
   * lost; false where it only makes a bank's page.
   */
  readonly paysByCall: boolean
  readonly newKey: () => string
  /** Tells the time that the back end goes by and waits by it. */
  readonly clock: Pick<ServerClock, 'now' | 'wait'>
  /** Keeps an attempt that is under way while the page may go away. */
  readonly kept: KeptValue<Attempt<Intent>>
}
