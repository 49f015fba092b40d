import { PricingError } from './PricingError.ts'
import { minuteOf, objectIn } from './checks.ts'
import type { CostBenefit, PricedVehicle } from './types.ts'

/** A benefit that the vehicle may use; minutes since the epoch, half-open. */
export interface MatchedBenefit {
  readonly benefit: CostBenefit
  /** Tenths of a per cent, 1 to 1000. */
  readonly permille: number
  readonly begin: number
  readonly end: number
}

const none: readonly MatchedBenefit[] = []

/** Checks all benefits and keeps those that take something off for the vehicle. */
export function matchBenefits(
  benefits: readonly CostBenefit[] | undefined,
  vehicle: PricedVehicle | undefined,
): readonly MatchedBenefit[] {
  if (benefits === undefined || benefits.length === 0) return none
  if (!Array.isArray(benefits)) throw new PricingError('benefits', 'not a list')
  const matched = benefits.map((benefit, index) => toMatched(benefit, `benefits[${index}]`))
  return matched.filter(
    ({ benefit, permille }) =>
      permille > 0 && (benefit.plate === undefined || benefit.plate === vehicle?.plate),
  )
}

function toMatched(benefit: CostBenefit, field: string): MatchedBenefit {
  const { percent, start, end } = objectIn(benefit, field)
  if (!(percent >= 0 && percent <= 100)) throw new PricingError(`${field}.percent`, 'not 0 to 100')
  if (Number.isNaN(Number(start))) throw new PricingError(`${field}.start`, 'not an instant')
  if (!(end >= start)) throw new PricingError(`${field}.end`, 'not an instant after the start')
  return {
    benefit,
    // 1.1 * 10 may fall a hair short of 11.
    permille: Math.floor(percent * 10 + 1e-6),
    begin: wholeMinuteFrom(start),
    end: wholeMinuteFrom(end),
  }
}

/** Prices and benefits change on whole minutes: seconds wait for the next one. */
function wholeMinuteFrom(instant: number): number {
  return -minuteOf(-instant)
}
