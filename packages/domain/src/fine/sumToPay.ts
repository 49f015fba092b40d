import type { Kopecks } from '@parking/pricing'
import type { Fine } from './Fine.ts'

/**
 * What is still to be paid of a fine: nothing once it is paid or cancelled, whatever its sums say.
 *
 * @returns null where that cannot be known
 */
export function sumToPay({
  status,
  total,
  paid,
}: Pick<Fine, 'status' | 'total' | 'paid'>): Kopecks | null {
  if (status === 'paid' || status === 'cancelled') return 0
  return total === null || paid === null ? null : Math.max(0, total - paid)
}
