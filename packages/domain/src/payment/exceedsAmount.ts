import type { Kopecks } from '@parking/pricing'

/** The check of the account itself: the balance has to be more than the amount. */
export function exceedsAmount(balance: Kopecks, amount: Kopecks): boolean {
  return balance > amount
}
