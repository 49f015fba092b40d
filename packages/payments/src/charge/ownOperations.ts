import type { Operation } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { AccountTruth } from '../account/readAccount.ts'
import type { Attempt } from './ChargeState.ts'

/** Whether an operation may be the charge of an attempt, whenever it was made. */
export type Matches<Intent> = (
  attempt: Pick<Attempt<Intent>, 'intent' | 'price' | 'since'>,
  operation: Operation,
) => boolean

/** Whether what began at an instant may be what an attempt wanted. */
export type IsTimely<Intent> = (
  attempt: Pick<Attempt<Intent>, 'intent' | 'since'>,
  begun: Pick<Operation, 'startsAt'>,
) => boolean

/** The operations of the history that are an attempt's own. */
export interface OwnOperations {
  readonly done: readonly Operation[]
  /** The same with those that another attempt of this browser may have made. */
  readonly ofAll: readonly Operation[]
  /** There is one whose end is not known, or one that may as well be another's. */
  readonly isOpen: boolean
}

/** Operations carry whole seconds, and the clock that is compared with them is as exact as that. */
const tolerance = 2_000
const second = 1_000

/** Whether an operation may have been made since an instant: its time is told up to its precision. */
export function mayBeSince({ at, precision }: Operation, since: Instant): boolean {
  return at + precision - second >= since - tolerance
}

/** Whether its time alone proves that an operation was made since an instant. */
function isSince({ at }: Operation, since: Instant): boolean {
  return at >= since
}

/** What tells an operation from another one; two that nothing tells apart have the same mark. */
export function markOf(operation: Operation): string {
  const { orderNumber, type, at, sum, plate, zone, parking, durationMinutes, startsAt } = operation
  return [orderNumber, type, at, sum, plate, zone, parking, durationMinutes, startsAt].join('|')
}

/**
 * Finds the operations that are an attempt's own: those that may be, and were not there before it was
 * sent. Where that is not known, those whose time proves it. An operation that another attempt of this
 * browser may have made is counted for that one first.
 *
 * Where only the device's clock tells the time, what was not there before and is of an earlier time leaves
 * it open: that clock may be ahead.
 *
 * @param others - the other attempts of the account that may have charged lately
 * @param isTimely - whether what an operation paid for began since the attempt; absent where it does not tell
 */
export function ownOperations<Intent>(
  matches: Matches<Intent>,
  attempt: Attempt<Intent>,
  { operations, isTimeUnsure }: Pick<AccountTruth, 'operations' | 'isTimeUnsure'>,
  others: readonly Attempt<Intent>[],
  isTimely: IsTimely<Intent> = () => true,
): OwnOperations {
  const { before, since } = attempt
  const isOfTime = (one: Operation, of: Attempt<Intent>): boolean =>
    mayBeSince(one, of.since) && isTimely(of, one)
  const matching = unrepeated(operations).filter((one) => matches(attempt, one))
  const unseen = without(matching, before ?? [])
  const seen = matching.filter((one) => !unseen.includes(one))
  const possible = unseen.filter((one) => isOfTime(one, attempt))
  const doubtful = before !== null && isTimeUnsure === true ? unseen : possible
  const certain = before === null ? possible.filter((one) => isSince(one, since)) : possible
  const done = certain.filter(({ status }) => status === 'done')
  const isFoundIn = (list: readonly Operation[], other: Attempt<Intent>): boolean =>
    list.some((one) => matches(other, one) && isOfTime(one, other))
  const theirs = others.filter(
    (other) =>
      isFoundIn(certain, other) && !isFoundIn(seen, other) && !isPaidInstead(attempt, other),
  ).length
  const isUnfinished = certain.some(({ status }) => status === 'waiting' || status === 'other')
  return {
    done: nearest(done, since).slice(0, Math.max(0, done.length - theirs)),
    ofAll: done,
    isOpen: isUnfinished || doubtful.length > certain.length || (theirs > 0 && done.length > 0),
  }
}

/** Without the lines that a history repeats: an order is charged once, so two that agree in all are one. */
function unrepeated(operations: readonly Operation[]): readonly Operation[] {
  const nameOf = (one: Operation): string => `${one.status}|${markOf(one)}`
  const names = operations.map(nameOf)
  return operations.filter(
    (one, index) => one.orderNumber === null || names.indexOf(nameOf(one)) === index,
  )
}

/** Whether the driver came back from the bank with the word that one was paid, and the other was left. */
function isPaidInstead(one: Attempt<unknown>, other: Attempt<unknown>): boolean {
  return (
    one.bank?.claim === 'paid' &&
    other.bank !== null &&
    other.bank.order !== null &&
    other.bank.claim !== 'paid'
  )
}

/** Those that were made soonest after an instant at the front: they are the likeliest of its attempt. */
function nearest(operations: readonly Operation[], since: Instant): readonly Operation[] {
  const distance = ({ at }: Operation): number => Math.abs(at - since)
  return operations.toSorted((one, other) => distance(one) - distance(other))
}

function without(operations: readonly Operation[], marks: readonly string[]): readonly Operation[] {
  const left = [...marks]
  return operations.filter((one) => {
    const at = left.indexOf(markOf(one))
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}
