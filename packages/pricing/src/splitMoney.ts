import { integerIn } from './checks.ts'
import type { Kopecks } from './units.ts'

/**
 * Splits an amount into whole roubles and kopecks, for showing them in different sizes.
 *
 * @param kopecks an integer number of kopecks, of either sign
 * @returns whether it is below zero, the whole roubles without the sign, and two digits of kopecks
 * @throws {@link PricingError} with field `kopecks` when it is not a safe integer
 */
export function splitMoney(kopecks: Kopecks): {
  negative: boolean
  whole: number
  fraction: string
} {
  const most = Number.MAX_SAFE_INTEGER
  const amount = Math.abs(integerIn(kopecks, -most, most, 'kopecks', 'whole kopecks'))
  const rest = amount % 100
  return {
    negative: kopecks < 0,
    whole: (amount - rest) / 100,
    fraction: String(rest).padStart(2, '0'),
  }
}
