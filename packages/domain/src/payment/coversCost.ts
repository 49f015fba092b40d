import type { Kopecks } from '@parking/pricing'

/** The check beside a cost: a balance that just covers the cost is enough. */
export function coversCost(balance: Kopecks, total: Kopecks): boolean {
  return balance >= total
}
