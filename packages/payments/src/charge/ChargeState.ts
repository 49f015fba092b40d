import type { Instant, Kopecks } from '@parking/pricing'
import type { PriceShown } from '../price/PriceShown.ts'

/** The page of a bank on which the driver pays. */
export interface BankPage {
  /** As the back end gave it: it still has to pass the guard of redirects. */
  readonly url: string
  /** The back end's number of the payment, null where it gives none. */
  readonly order: string | null
  /** What is paid there, as the back end says it; null where it does not. */
  readonly amount: Kopecks | null
}

/** What a driver brings back from the bank's page. It proves nothing by itself. */
export interface WayBack {
  /** The number of the payment, null where the way back does not carry it. */
  readonly order: string | null
  /** What the address claims of it. */
  readonly claim: 'paid' | 'declined' | null
  /** The address of the page where it is paid, unguarded; absent where only the way back is known. */
  readonly url?: string | undefined
  /** What is paid there, as the back end says it; absent where only the way back is known. */
  readonly amount?: Kopecks | null | undefined
  /** The number came with the way back alone: it may be another payment's. */
  readonly isOrderGuessed?: true
}

/** Whose account it is. Either of the two tells it; both null: it is not known. */
export interface Owner {
  /** What the account is known by; null while its profile can't be read. */
  readonly name: string | null
  /** Tells the session of this account from any other, without giving its token away. */
  readonly session: string | null
}

/** One intent on its way, through all its tries. */
export interface Attempt<Intent> {
  readonly intent: Intent
  /** At which price its last try was pressed for; null where none was shown. */
  readonly price: PriceShown | null
  /** The same for every try whose outcome is not known. */
  readonly key: string
  /** Whose account it is about; null until that has been asked. */
  readonly owner: Owner | null
  /** When it was first tried. */
  readonly since: Instant
  /** When it was last tried. */
  readonly sentAt: Instant
  /**
   * What of the history could be taken for this attempt's charge was there before it was sent, by the
   * marks of `markOf`; null where the history was not read then.
   */
  readonly before: readonly string[] | null
  /** Set once the driver has gone to pay on the bank's page; null while the call itself pays. */
  readonly bank: WayBack | null
  /** Why it is still kept though nobody looks for it; null while its end is looked for. */
  readonly rest: Rest | null
}

/**
 * `aside`: it was found not charged, or nobody waited any more. It may still happen, so the next try
 * of the same goes out under its key. `happened`: the same can't be wanted a second time.
 */
export interface Rest {
  readonly kind: 'aside' | 'happened'
  readonly at: Instant
  /** The session had ended when it was sent, so that it has hardly charged. */
  readonly isExpired?: true | undefined
  /** It was refused, which may be the echo of its own first copy. */
  readonly isEcho?: boolean | undefined
  /** The account was read until it must have shown all that came of it. */
  readonly isRead?: true | undefined
}

/** Why a charge ended without being done. */
export type ChargeRefusal =
  /** The back end named an error that can't be the echo of an own charge, or nothing was sent. */
  | { readonly kind: 'error'; readonly error: unknown }
  /**
   * The back end named an error that may be the echo of the call's own first copy, which the browser
   * has sent a second time. Until `seenUntil` the account shows no charge; null: it could not be read. It is
   * read on while `isLooking`.
   */
  | {
      readonly kind: 'echo'
      readonly error: unknown
      readonly seenUntil: Instant | null
      readonly isLooking: boolean
    }
  /** The back end's own word, or the call only makes a bank's page: nothing was charged. */
  | { readonly kind: 'notCharged' }
  /** An earlier try of the same may have charged, and nothing was sent: whether to send is asked first. */
  | { readonly kind: 'mayChargeTwice'; readonly seenUntil: Instant | null }
  /** The bank has declined it. */
  | { readonly kind: 'declined' }
  /** It was paid, but what it was for is gone: the city has put the money on the balance. */
  | { readonly kind: 'onBalance'; readonly amount: Kopecks }
  /** Another tab, or an earlier login of this one, is paying for the same: nothing was sent. */
  | { readonly kind: 'otherTab' }
  /** What is to be paid for is not as the driver saw it: nothing was sent. */
  | { readonly kind: 'changed' }
  /** It costs another sum than was shown, or that is not known: nothing was sent, and the form asks. */
  | { readonly kind: 'otherPrice' }
  /**
   * Nobody looks any more, and it is not known whether it was paid. Until `seenUntil` the account shows
   * no charge; null: it does not tell.
   */
  | { readonly kind: 'notKnown'; readonly seenUntil: Instant | null }

/**
 * Where a call that moves money stands. `Intent` is what the driver wants, `Result` what came of it.
 */
export type ChargeState<Intent, Result> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly attempt: Attempt<Intent> }
  /** The driver has to pay on the bank's page. */
  | { readonly kind: 'atBank'; readonly attempt: Attempt<Intent>; readonly page: BankPage }
  /** The account is being read: the answer was lost or refused, or the driver is back from the bank. */
  | {
      readonly kind: 'checking'
      readonly attempt: Attempt<Intent>
      readonly after: 'loss' | 'refusal'
    }
  /** The account could not be read, or does not tell yet; it is read on only while `isLooking`. */
  | { readonly kind: 'unknown'; readonly attempt: Attempt<Intent>; readonly isLooking: boolean }
  | { readonly kind: 'done'; readonly attempt: Attempt<Intent>; readonly result: Result | null }
  | {
      readonly kind: 'refused'
      readonly attempt: Attempt<Intent>
      readonly reason: ChargeRefusal
    }

/** A charge that is over. */
export type ChargeEnd<Intent, Result> = Extract<
  ChargeState<Intent, Result>,
  { kind: 'done' | 'refused' }
>

/** Whether a charge is under way or unexplained, so that no other one may be sent. */
export function isBusy({ kind }: ChargeState<unknown, unknown>): boolean {
  return kind === 'sending' || kind === 'checking' || kind === 'unknown'
}

/** Whether something is being done about a charge, so that its outcome may be known in a moment. */
export function isOnItsWay({ kind }: ChargeState<unknown, unknown>): boolean {
  return kind === 'sending' || kind === 'checking'
}

/**
 * Whether there is a link to a bank that was just asked for: it belongs to the dialog that did. One that a
 * driver has come back from is offered wherever that is told.
 */
export function isNewLink(state: ChargeState<unknown, unknown>): boolean {
  return state.kind === 'atBank' && state.attempt.bank === null
}

/**
 * Where a charge stands for a button that pays beside it. Who has come back from a bank and asks for its link
 * again may have paid there: that is not known.
 */
export function kindBeside(
  state: ChargeState<unknown, unknown>,
): ChargeState<unknown, unknown>['kind'] {
  return state.kind === 'atBank' && !isNewLink(state) ? 'unknown' : state.kind
}
