import type { Kopecks } from '@parking/pricing'
import type { ParkingCost } from './ParkingCost.ts'

/**
 * How much has to be put on the balance before a cost can be paid from it. Where the back end names no
 * such sum, it is what the balance lacks; where that is not known either, the whole cost.
 */
export function missingSum({
  topUp,
  total,
  balance,
}: Pick<ParkingCost, 'topUp' | 'total' | 'balance'>): Kopecks {
  if (topUp > 0) return topUp
  const missing = total - (balance ?? 0)
  return missing > 0 ? missing : total
}
