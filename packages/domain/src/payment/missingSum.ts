import type { Kopecks } from '@parking/pricing'
import type { ParkingCost } from './types.ts'

/**
 * What has to be put on the balance before a cost can be paid from it, where it is not enough. A back
 * end that names no such sum leaves it to the balance, and without one to the whole cost.
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
