import type { SubmitState } from '@parking/domain'
import type { AskedCost } from './useParkingCost.ts'

/** Finds why what is filled in can't be paid at a price; null when it can. */
export function findPriceBlocker(
  cost: AskedCost['state'],
  submit: SubmitState,
): 'free' | 'priceAsked' | 'noPrice' | null {
  if (cost.kind === 'known' && cost.cost.total === 0) return 'free'
  if (cost.kind === 'asking') return 'priceAsked'
  return submit.isEnabled ? null : 'noPrice'
}
