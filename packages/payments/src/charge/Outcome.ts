import type { Operation } from '@parking/domain'
import type { BankPage } from './ChargeState.ts'

/**
 * What is known of an attempt: by the answer to its call, by the city's word for its key, or by what the
 * account shows.
 */
export type Outcome<Result> =
  | {
      readonly kind: 'happened'
      /** What the call would have answered; null where the account does not show that. */
      readonly result: Result | null
      /** The operations of the history that are charges for it, where it shows more than one. */
      readonly twice?: readonly Operation[]
    }
  /** The driver has to pay on a bank's page. */
  | { readonly kind: 'atBank'; readonly page: BankPage }
  /** It was paid, and the money is on the balance, in kopecks: what it was for is gone. */
  | { readonly kind: 'onBalance'; readonly amount: number }
  /** The back end's own word: it has refused the call. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The back end's own word: it has never seen the call and will not take it any more. */
  | { readonly kind: 'neverCame' }
  /** It was tried and came to nothing. */
  | { readonly kind: 'failed' }
  /** The account was read whole, and there is no trace of it: it may show later what has happened. */
  | { readonly kind: 'nothing' }
  /** The account does not tell: it was not read whole, or shows what may be this or another's. */
  | { readonly kind: 'open' }
  /** No answer came, or the account could not be read. */
  | { readonly kind: 'lost'; readonly error: unknown }
  /** Nobody can tell it: there is no account, and the number of its order is not known. */
  | { readonly kind: 'untold' }

/** What an account that was read may show of an attempt. */
export type Finding<Result> = Extract<
  Outcome<Result>,
  { kind: 'happened' | 'onBalance' | 'failed' | 'nothing' | 'open' }
>

/** What an answer to a call, or its loss, tells. */
export type Answer<Result> = Extract<
  Outcome<Result>,
  { kind: 'happened' | 'atBank' | 'refused' | 'lost' }
>

/** What one reading tells, of the account or of the city's word for the key. */
export type Known<Result> = Exclude<Outcome<Result>, { kind: 'atBank' }>

/** What the call of a way to pay answers where it is not refused. */
export type ChargeAnswer<Result> =
  | { readonly kind: 'happened'; readonly result: Result }
  | Extract<Outcome<Result>, { kind: 'atBank' }>

/** Whether the account shows what was paid for. */
export function isThere<Result>(
  outcome: Outcome<Result>,
): outcome is Extract<Outcome<Result>, { kind: 'happened' | 'onBalance' }> {
  return outcome.kind === 'happened' || outcome.kind === 'onBalance'
}
