import type { Kopecks } from '@parking/pricing'
import { coversCost } from '../payment/sufficiency.ts'

/** How a permit is paid. */
export type PermitPayment =
  /** At once, from the balance. */
  | { readonly kind: 'balance' }
  /** From the balance, once what is missing is there. */
  | { readonly kind: 'topUp'; readonly missing: Kopecks }
  /** By a method that the driver chooses: the city keeps no balance. */
  | { readonly kind: 'method' }

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
  if (!hasBalance) return { kind: 'method' }
  if (balance === null || coversCost(balance, cost)) return { kind: 'balance' }
  return { kind: 'topUp', missing: cost - balance }
}
