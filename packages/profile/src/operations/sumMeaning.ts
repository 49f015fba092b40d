import { operationSumMeaning, type Operation } from '@parking/domain'

/** Which way the money of an operation went, for the account's owner. */
export type SumMeaning = 'spent' | 'received' | 'neutral'

/** Tells which way the money went. What did not happen, for all that is known, moved nothing. */
export function sumMeaning(operation: Pick<Operation, 'type' | 'status' | 'sum'>): SumMeaning {
  const { type, status, sum } = operation
  if (status === 'error' || status === 'cancelled' || status === 'other') return 'neutral'
  const meaning = operationSumMeaning(type, sum)
  if (meaning === 'negative') return 'spent'
  return meaning === 'positive' ? 'received' : 'neutral'
}
