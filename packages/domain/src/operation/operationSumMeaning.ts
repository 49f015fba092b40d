import type { Kopecks } from '@parking/pricing'
import type { Meaning } from '../meaning/meaning.ts'
import type { OperationType } from './types.ts'

const directions: Readonly<Record<OperationType, Meaning>> = {
  payment: 'negative',
  renew: 'negative',
  subscription: 'negative',
  refill: 'positive',
  cancel: 'positive',
  paymentGate: 'negative',
  bonus20: 'positive',
  other: 'neutral',
}

/**
 * What an operation's sum means for the balance: payments take, top-ups and cancellations give,
 * zero is neither (specification, section 4).
 */
export function operationSumMeaning(type: OperationType, sum: Kopecks): Meaning {
  return sum === 0 ? 'neutral' : directions[type]
}
