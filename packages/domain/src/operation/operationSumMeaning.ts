import type { Meaning } from '../meaning/meaning.ts'
import type { Operation, OperationStatus, OperationType } from './Operation.ts'

type SumMeaning = Exclude<Meaning, 'inactive'>

const directions: Readonly<Record<OperationType, SumMeaning>> = {
  payment: 'negative',
  renew: 'negative',
  subscription: 'negative',
  refill: 'positive',
  cancel: 'positive',
  paymentGate: 'negative',
  bonus20: 'positive',
  other: 'neutral',
}

/** Operations that did not happen, for all that is known. */
const undone: ReadonlySet<OperationStatus> = new Set(['error', 'cancelled', 'other'])

/**
 * What an operation's sum means for the balance: payments take, top-ups and cancellations give; zero
 * and what did not happen are neither (specification, section 4).
 */
export function operationSumMeaning(
  operation: Pick<Operation, 'type' | 'status' | 'sum'>,
): SumMeaning {
  const { type, status, sum } = operation
  return sum === 0 || undone.has(status) ? 'neutral' : directions[type]
}
