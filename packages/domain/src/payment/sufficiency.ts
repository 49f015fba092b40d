import type { Kopecks } from '@parking/pricing'

/** The check beside a cost: a balance that just covers the cost is enough. */
export function coversCost(balance: Kopecks, total: Kopecks): boolean {
  return balance >= total
}

/** The check of the account itself: the balance has to be more than the amount. */
export function exceedsAmount(balance: Kopecks, amount: Kopecks): boolean {
  return balance > amount
}
