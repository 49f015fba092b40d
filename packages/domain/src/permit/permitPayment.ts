import type { Kopecks } from '@parking/pricing'
import { coversCost } from '../payment/coversCost.ts'

/** How a permit is paid. */
export type PermitPayment =
  /** At once, from the balance. */
  | { readonly kind: 'balance' }
  /** By a method that the driver chooses; `missing` is what the balance lacks, null where there is none. */
  | { readonly kind: 'method'; readonly missing: Kopecks | null }

/**
 * Tells how a permit is paid. A balance that just covers it is enough; one that is not known is tried,
 * for the back end knows it.
 *
 * @param balance - kopecks, null where it is not known
 */
export function permitPayment(
  cost: Kopecks,
  balance: Kopecks | null,
  { hasBalance }: { readonly hasBalance: boolean },
): PermitPayment {
  if (!hasBalance) return { kind: 'method', missing: null }
  if (balance === null || coversCost(balance, cost)) return { kind: 'balance' }
  return { kind: 'method', missing: cost - balance }
}
