import type { Operation, OperationType } from '@parking/domain'
import type { AccountTruth } from '../account/readAccount.ts'
import type { Finding } from '../charge/Outcome.ts'
import type { Attempt } from '../charge/ChargeState.ts'
import { absent, happened } from './accountShows.ts'

const minute = 60_000

/** What a payment on a bank's page came to. */
export interface BankPayment {
  /** In kopecks. */
  readonly amount: number
  /** What the city has added to a top-up, in kopecks; absent where it is nothing, or not known. */
  readonly bonus?: number
}

/**
 * The operation of an attempt's payment at a bank, by its number; undefined where there is none. The
 * number may be another payment's: a way back brings it to an attempt that has none.
 *
 * @param type - what the history calls such a payment
 */
function findByOrder(
  { bank }: Pick<Attempt<unknown>, 'bank'>,
  { operations }: Pick<AccountTruth, 'operations'>,
  type: OperationType,
): Operation | undefined {
  const order = bank?.order ?? null
  if (order === null) return undefined
  return decisiveTry(
    operations.filter(
      (one) => one.orderNumber === order && (one.type === type || one.type === 'other'),
    ),
  )
}

/**
 * The operation that tells how an order stands, where the history has each try at the bank: one that was
 * paid, else one that is not over yet.
 */
export function decisiveTry(tries: readonly Operation[]): Operation | undefined {
  return (
    tries.find(({ status }) => status === 'done') ?? tries.find((one) => !isOver(one)) ?? tries[0]
  )
}

function isOver({ status }: Operation): boolean {
  return status === 'done' || status === 'error' || status === 'cancelled'
}

/** What an operation of the history says of a payment at a bank. */
export function bankFinding(
  found: Operation | undefined,
  account: AccountTruth,
): Finding<BankPayment> {
  if (found === undefined) return absent(account)
  if (found.status === 'done') {
    const bonus = findBonus(found, account)
    const amount = found.sum
    return { kind: 'happened', result: bonus === null ? { amount } : { amount, bonus } }
  }
  return { kind: isOver(found) ? 'failed' : 'open' }
}

/**
 * The bonus that a top-up has brought, which is an operation of its own within the same minute; null
 * where there is none, or it may be another top-up's.
 */
function findBonus({ type, at }: Operation, { operations }: AccountTruth): number | null {
  if (type !== 'refill') return null
  const doneThen = operations.filter(
    (one) => one.status === 'done' && Math.abs(one.at - at) < minute,
  )
  const [bonus, ...others] = doneThen.filter((one) => one.type === 'bonus20')
  const isAlone = doneThen.filter((one) => one.type === 'refill').length === 1
  return bonus !== undefined && others.length === 0 && isAlone ? bonus.sum : null
}

/**
 * What became of an attempt that pays for something at a bank, by its number. A city puts the money on
 * the balance where what it was for is gone: the car is parked already, the session is over.
 */
export function findPaid(
  attempt: Pick<Attempt<unknown>, 'bank'>,
  account: AccountTruth,
  type: OperationType,
): Finding<BankPayment> {
  const found = findByOrder(attempt, account, type)
  if (found !== undefined || attempt.bank?.isOrderGuessed === true)
    return bankFinding(found, account)
  const moved = findByOrder(attempt, account, 'refill')
  return moved?.status === 'done' ? { kind: 'onBalance', amount: moved.sum } : absent(account)
}

/** The same of an attempt whose call may have paid it; null where its number tells nothing. */
export function findAtBank(
  attempt: Pick<Attempt<unknown>, 'bank'>,
  account: AccountTruth,
  type: OperationType,
): Finding<never> | null {
  if (attempt.bank === null) return null
  const found = findPaid(attempt, account, type)
  if (found.kind === 'nothing') return null
  return found.kind === 'happened' ? happened : found
}
