import type { AccountTruth } from '../account/readAccount.ts'
import type { ChargeKind } from './ChargeKind.ts'
import type { Finding } from './Outcome.ts'
import type { Attempt } from './ChargeState.ts'
import { ownOperations, type OwnOperations } from './ownOperations.ts'

/** No operation of the history is told by such charges. */
const none: OwnOperations = { done: [], ofAll: [], isOpen: false }

/**
 * Finds what an account shows of an attempt, and whether the history has more than one charge for it.
 *
 * @param others - the other attempts of the account that may have charged lately
 */
export function findCharge<Intent, Result>(
  kind: Pick<ChargeKind<Intent, Result>, 'matches' | 'find' | 'isSafeAgain' | 'subject'>,
  attempt: Attempt<Intent>,
  account: AccountTruth,
  others: readonly Attempt<Intent>[] = [],
): Finding<Result> {
  const { matches, find, isSafeAgain, subject } = kind
  const own = matches === undefined ? none : ownOperations(matches, attempt, account, others)
  const isOfOther = (one: Attempt<Intent>) => subject(one.intent) !== subject(attempt.intent)
  const finding = find(attempt, account, { ...own, isAlone: others.every(isOfOther) })
  // What is paid at a bank is paid there once, whoever has made its page.
  const isByCall = attempt.bank === null && isSafeAgain !== true
  return isByCall && finding.kind === 'happened' && own.done.length > 1
    ? { ...finding, twice: own.done }
    : finding
}
