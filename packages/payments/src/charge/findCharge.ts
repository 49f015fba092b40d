import type { AccountTruth } from '../account/readAccount.ts'
import type { ChargeKind } from './ChargeKind.ts'
import type { Finding } from './Outcome.ts'
import type { Attempt } from './ChargeState.ts'
import { longestLateness } from './attempts.ts'
import { ownOperations, type OwnOperations } from './ownOperations.ts'

/** No operation of the history is told by such charges. */
const none: OwnOperations = { done: [], ofAll: [], isOpen: false }

/**
 * Finds what an account shows of an attempt, and whether the history has more than one charge for it.
 *
 * @param others - the other attempts of the account that may have charged lately
 */
export function findCharge<Intent, Result>(
  kind: Pick<
    ChargeKind<Intent, Result>,
    'matches' | 'isTimely' | 'find' | 'isSafeAgain' | 'subject'
  >,
  attempt: Attempt<Intent>,
  account: AccountTruth,
  others: readonly Attempt<Intent>[] = [],
): Finding<Result> {
  const { matches, isTimely, find, isSafeAgain, subject } = kind
  const own =
    matches === undefined ? none : ownOperations(matches, attempt, account, others, isTimely)
  const isOfOther = (one: Attempt<Intent>) => subject(one.intent) !== subject(attempt.intent)
  const finding = find(attempt, account, { ...own, isAlone: others.every(isOfOther) })
  // What is paid at a bank is paid there once, whoever has made its page.
  const isByCall = attempt.bank === null && isSafeAgain !== true
  // The likeliest is the first; a second copy of its call, or of a later try, came soon.
  const twice = own.done.filter(({ at }, _, [first]) =>
    [first?.at ?? at, attempt.sentAt].some((sent) => Math.abs(at - sent) < longestLateness),
  )
  return isByCall && finding.kind === 'happened' && twice.length > 1
    ? { ...finding, twice }
    : finding
}
